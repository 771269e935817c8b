import type { Pricing } from '@platine/domain/cart/totals.ts';
import { cartTotals } from '@platine/domain/cart/totals.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Totals } from './Totals.tsx';

const gross: Pricing = { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' };
const net: Pricing = { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' };
const reverse: Pricing = { vat: { kind: 'REVERSE_CHARGE', country: 'FR', rate: 0 }, mode: 'net' };
const exported: Pricing = { vat: { kind: 'EXPORT', country: 'CH', rate: 0 }, mode: 'gross' };

const books = [{ line: 2490 }, { line: 3090, rate: 30 }];
const of = (pricing: Pricing) => ({ pricing, totals: cartTotals([{ line: 2490 }], 690, pricing) });

const meta = { component: Totals, args: { ...of(gross), shippingKnown: true } } satisfies Meta<typeof Totals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gross: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const totals = canvas.getByRole('region', { name: 'Summary' });
    await expect(totals).toHaveTextContent(/Goods€24.90Shipping€6.90Total€31.80of which 17\s% VAT \(Luxembourg\)€4.62/);
  },
};

/** Nothing is charged for a shipment before its method is chosen. */
export const ShippingNotChosen: Story = {
  args: { totals: cartTotals([{ line: 2490 }], 0, gross), shippingKnown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Goods€24.90Shippingnot included yetTotal€24.90');
  },
};

/** Goods and shipment without the tax, which comes on top. */
export const Net: Story = {
  args: of(net),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      /excluding VAT€24.90Shipping€6.90plus 17\s% VAT \(Luxembourg\)€5.41Total including VAT€37.21/,
    );
  },
};

/** D11: the sentence that the law asks for. */
export const ReverseCharge: Story = {
  tags: ['picture'],
  args: of(reverse),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      'Shipping€6.90Total without VAT€31.80Reverse charge: the recipient is liable for VAT',
    );
  },
};

/** D11: a word on import duties. */
export const Export: Story = {
  args: of(exported),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Import duties and taxes of the destination country');
  },
};

export const Stale: Story = {
  tags: ['picture'],
  args: { stale: true, shippingKnown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Provisional until the shop has confirmed it')).toBeVisible();
  },
};

/** With a book at the reduced rate: the tax of each rate, the shipment divided by what the goods cost (record 0161). */
export const SeveralRates: Story = {
  args: { totals: cartTotals(books, 690, gross), pricing: gross },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      /Total€62.70of which 17\s% VAT \(Luxembourg\)€4.07of which 3\s% VAT \(Luxembourg\)€1.01/,
    );
  },
};

export const SeveralRatesNet: Story = {
  args: { totals: cartTotals(books, 690, net), pricing: net },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      /Shipping€6.90plus 17\s% VAT \(Luxembourg\)€4.76plus 3\s% VAT \(Luxembourg\)€1.04Total including VAT€68.50/,
    );
  },
};
