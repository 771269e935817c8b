import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderLines } from './OrderLines.tsx';

const meta = {
  component: OrderLines,
  args: {
    lines: [
      { sku: 7, name: { EN: 'Relay 5 V' }, partNumber: 'F-7', amount: 2, unit: 950, line: 1900 },
      {
        sku: 8,
        name: { EN: 'Chip resistor' },
        partNumber: 'RC0805',
        amount: 1200,
        unit: 4,
        line: 4800,
        note: 'R1–R12',
        ownNumber: 'R-4711',
      },
    ],
  },
} satisfies Meta<typeof OrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const [relay, resistor] = canvas.getAllByRole('listitem');
    await expect(relay).toHaveTextContent('Relay 5 V2 × €9.50F-7€19.00');
    await expect(resistor).toHaveTextContent('1,200 × €0.04RC0805Your number: R-4711Your note: R1–R12');
    await expect(canvas.getByRole('link', { name: 'Relay 5 V' })).toHaveAttribute('href', '/product/7');
  },
};

/** D19: a name in another language has its `lang`. */
export const ForeignName: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Relay 5 V')).toHaveAttribute('lang', 'en');
  },
};

/** A part number is never hyphenated, because a hyphen could be taken for a part of it. */
export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.body).hyphens).toBe('auto');
    await expect(getComputedStyle(canvas.getByText('RC0805')).hyphens).toBe('none');
  },
};
