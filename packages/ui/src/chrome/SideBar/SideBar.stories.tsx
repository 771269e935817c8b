import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SideBar } from './SideBar.tsx';

const luxembourg = {
  freeShippingThreshold: 7500,
  pricing: { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' },
} as const;

const meta = { component: SideBar, args: { cart: luxembourg } } satisfies Meta<typeof SideBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §1: free shipping above a threshold, and the service times. */
export const FreeShipping: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: 'Good to know' });
    await expect(bar).toHaveTextContent('From €75.00, delivery to Luxembourg');
    await expect(bar).toHaveTextContent('Monday to Friday 09:00–12:00 and 14:00–17:00');
  },
};

/** D12: where there is no threshold, nothing is said of it. */
export const NoFreeShipping: Story = {
  args: { cart: { ...luxembourg, freeShippingThreshold: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Free shipping')).not.toBeInTheDocument();
    await expect(canvas.getByText('Service times')).toBeVisible();
  },
};

export const SessionUnknown: Story = {
  args: { cart: null },
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
