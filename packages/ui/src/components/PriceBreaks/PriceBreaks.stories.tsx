import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PriceBreaks } from './PriceBreaks.tsx';

const meta = {
  component: PriceBreaks,
  args: {
    breaks: [
      { from: 1, cents: 9 },
      { from: 100, cents: 4 },
      { from: 5000, cents: 2 },
    ],
    current: 100,
  },
} satisfies Meta<typeof PriceBreaks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Price by amount' });
    await expect(within(table).getByRole('row', { name: 'from 100 €0.04' })).toHaveAttribute('aria-current', 'true');
    await expect(within(table).getByRole('row', { name: 'from 5,000 €0.02' })).not.toHaveAttribute('aria-current');
    await expect(within(table).getByRole('columnheader', { name: 'Price per piece' })).toBeInTheDocument();
  },
};

/** A single price is not shown as a table. */
export const OnePrice: Story = {
  args: { breaks: [{ from: 1, cents: 9 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Staffelpreise' })).toHaveTextContent('ab 5 000');
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Prix selon la quantité' })).toHaveTextContent('dès 5 000');
  },
};
