import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SideBar } from './SideBar.tsx';

const luxembourg = {
  freeShippingThreshold: 7500,
  pricing: { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' },
} as const;

const offers = [
  { country: 'NL', threshold: 10_000 },
  { country: 'LU', threshold: 7500 },
  { country: 'DE', threshold: 7500 },
] as const;

const meta = { component: SideBar, args: { cart: luxembourg, offers } } satisfies Meta<typeof SideBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §1: free shipping above a threshold, and the service times. */
export const FreeShipping: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: 'Good to know' });
    await expect(bar).toHaveTextContent('From €75.00, delivery to Luxembourg');
    await expect(bar).toHaveTextContent('Monday to Friday 09:00–12:00 and 14:00–17:00');
  },
};

/** Spec §1: the countries that have free shipping, by the value from which they have it. */
export const Countries: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual(['from €75.00: Germany, Luxembourg', 'from €100.00: Netherlands']);
  },
};

/** D12: where there is no threshold, nothing is said of it. */
export const NoFreeShipping: Story = {
  args: { cart: { ...luxembourg, freeShippingThreshold: null }, offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Free shipping')).not.toBeInTheDocument();
    await expect(canvas.getByText('Service times')).toBeVisible();
  },
};

export const SessionUnknown: Story = {
  args: { cart: null, offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Service times')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Gut zu wissen' })).toHaveTextContent('Kostenloser Versand');
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Bon à savoir' })).toHaveTextContent('de 9 h à 12 h');
  },
};
