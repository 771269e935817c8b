import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockLine } from './StockLine.tsx';

const none = { pieces: 0, timeFrame: 10, expected: null, presale: null } as const;

const meta = {
  component: StockLine,
  args: { stock: { ...none, pieces: 12_480 } },
} satisfies Meta<typeof StockLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How much of the mark's ring is filled: 1 in stock, a half when a date is known, 0 otherwise. */
function filledPart(line: HTMLElement): number {
  const ring = line.querySelector('circle')?.getBBox().width ?? Number.NaN;
  return (line.querySelector('path')?.getBBox().width ?? 0) / ring;
}

export const NextBusinessDay: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('12,480 in stock')).toBeVisible();
    await expect(canvas.getByText('ships on the next business day')).toBeVisible();
    await expect(filledPart(canvasElement)).toBe(1);
  },
};

export const InACard: Story = {
  args: { length: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,480 in stock')).toBeVisible();
    await expect(canvas.queryByText('ships on the next business day')).toBeNull();
  },
};

export const TwoToThreeDays: Story = {
  args: { stock: { ...none, timeFrame: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ships in 2–3 business days')).toBeVisible();
  },
};

export const ThreeToFiveDays: Story = {
  args: { stock: { ...none, timeFrame: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ships in 3–5 business days')).toBeVisible();
  },
};

export const FiveToSevenDays: Story = {
  args: { stock: { ...none, timeFrame: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ships in 5–7 business days')).toBeVisible();
  },
};

export const OnRequest: Story = {
  tags: ['picture'],
  args: { stock: { ...none, timeFrame: 100 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('delivery time on request')).toBeVisible();
    await expect(filledPart(canvasElement)).toBe(0);
  },
};

export const Expected: Story = {
  args: { stock: { ...none, expected: '2026-12-12' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Expected on 12 December 2026')).toBeVisible();
    await expect(filledPart(canvasElement)).toBe(0.5);
  },
};

export const Presale: Story = {
  tags: ['picture'],
  args: { stock: { ...none, pieces: 40, presale: '2027-01-15' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pre-order, ships from 15 January 2027')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 480 auf Lager')).toBeVisible();
    await expect(canvas.getByText('Versand am nächsten Werktag')).toBeVisible();
  },
};

export const French: Story = {
  args: { stock: { ...none, expected: '2026-12-12' } },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attendu le 12 décembre 2026')).toBeVisible();
  },
};
