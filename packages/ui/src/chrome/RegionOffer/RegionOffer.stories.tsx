import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RegionOffer } from './RegionOffer.tsx';

const meta = {
  component: RegionOffer,
  parameters: { layout: 'fullscreen' },
  args: {
    country: 'DE',
    current: 'LU',
    customerType: 'PRIVATE',
    date: '2026-11-23',
    busy: false,
    onAccepted: fn(),
    onDeclined: fn(),
  },
} satisfies Meta<typeof RegionOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D44: one line that says what changes. */
export const OneLine: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: 'Delivery country' });
    await expect(region).toHaveTextContent(/^Delivery to Germany\? Prices then include 19\s% VAT\./);
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Luxembourg' }));
    await expect(args.onDeclined).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Change country' }));
    await expect(args.onAccepted).toHaveBeenCalledOnce();
  },
};

/** D11: no VAT outside the Union, but import duties. */
export const OutsideTheUnion: Story = {
  args: { country: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Delivery to the United States\? Prices are then without VAT/)).toBeVisible();
  },
};

/** A company sees net prices: they stay. */
export const CompanyCustomer: Story = {
  args: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery to Germany?')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Change country/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** On a phone it is no higher than the place that the page keeps for it (`PageShell.module.css`). */
export const German: Story = {
  args: { country: 'CH' },
  globals: { language: 'DE', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Lieferland' });
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(104);
    await expect(canvas.getByRole('button', { name: 'Luxemburg behalten' })).toBeVisible();
  },
};

export const French: Story = {
  args: { country: 'BE' },
  globals: { language: 'FR', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Pays de livraison' });
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(104);
    await expect(canvas.getByRole('button', { name: 'Garder Luxembourg' })).toBeVisible();
  },
};
