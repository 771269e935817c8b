import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = { component: Price, args: { cents: 2116 } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€21.16')).toBeVisible();
    await expect(canvas.queryByText('lowest price', { exact: false })).toBeNull();
  },
};

/** D15: only the lowest price of the previous 30 days is struck through. */
export const Reduced: Story = {
  tags: ['picture'],
  args: { before: 2490 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('€24.90').closest('s')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Now €21.16Before €24.90 lowest price of the 30 days before');
  },
};

/** In a row of a table all prices are on one line; the words are heard, and stand once above the table. */
export const InARow: Story = {
  tags: ['picture'],
  args: { size: 'row', before: 2490, perUnit: { cents: 212, per: 'm' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Before €24.90 lowest price of the 30 days before');
    const lines = ['€21.16', '€24.90', /^€2\.12/].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(Math.max(...lines.map(({ top }) => top))).toBeLessThan(Math.min(...lines.map(({ bottom }) => bottom)));
  },
};

export const OnAProductPage: Story = {
  tags: ['picture'],
  args: { size: 'page', before: 2490 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€21.16')).toBeVisible();
  },
};

/** Directive 98/6/EC: what is sold by length, weight or volume also has the price for a metre, 100 g, a litre … */
export const PerMetre: Story = {
  tags: ['picture'],
  args: { perUnit: { cents: 212, per: 'm' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€21.16€2.12/m');
  },
};

/** An amount and its unit stay on one line. */
export const PerHundredGramsInGerman: Story = {
  args: { perUnit: { cents: 2980, per: '100 g' } },
  globals: { language: 'DE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('29,80\u00A0€/100\u00A0g');
  },
};

/** Where several pieces must be bought together, the price says that it is for one. */
export const PerPiece: Story = {
  tags: ['picture'],
  args: { perPiece: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€21.16 per piece');
  },
};

export const PerPieceInGerman: Story = {
  args: { perPiece: true, before: 2490 },
  globals: { language: 'DE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Jetzt 21,16 € pro Stück');
  },
};

export const German: Story = {
  args: { before: 2490 },
  globals: { language: 'DE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Jetzt 21,16 €Vorher 24,90 € niedrigster Preis der 30 Tage davor');
  },
};

export const French: Story = {
  args: { before: 2490 },
  globals: { language: 'FR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Avant 24,90 € prix le plus bas des 30 jours précédents');
  },
};
