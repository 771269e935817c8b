import type { Cents } from './money.ts';

/** Units in which a product says how much of something it contains. */
export const contentUnits = ['m', 'm²', 'g', 'ml'] as const;
export type ContentUnit = (typeof contentUnits)[number];

/** How much a piece contains, such as 100 g of solder; null for what is sold by the piece. */
export type Content = { readonly amount: number; readonly unit: ContentUnit };

/** A price for comparing packages, in cents; `per` is a unit, or an amount with its unit. */
export type PricePerUnit = { readonly cents: Cents; readonly per: PerUnit };

type PerUnit = 'm' | 'm²' | '100 g' | 'kg' | '100 ml' | 'l';

/** Amounts that prices are compared by, with the largest content that each is for. */
const references: Readonly<
  Record<ContentUnit, readonly { readonly upTo: number; readonly amount: number; readonly per: PerUnit }[]>
> = {
  m: [{ upTo: Infinity, amount: 1, per: 'm' }],
  'm²': [{ upTo: Infinity, amount: 1, per: 'm²' }],
  g: [
    { upTo: 250, amount: 100, per: '100 g' },
    { upTo: Infinity, amount: 1000, per: 'kg' },
  ],
  ml: [
    { upTo: 250, amount: 100, per: '100 ml' },
    { upTo: Infinity, amount: 1000, per: 'l' },
  ],
};

/**
 * The price for a metre, 100 grams, a litre … of a piece's content, in cents like the piece's price and rounded half up (Directive 98/6/EC art. 2 (b),
 * 3 (1)). Null where it is the price of the piece itself, or rounds to nothing.
 */
export function pricePerUnit(piece: Cents, { amount, unit }: Content): PricePerUnit | null {
  const reference = references[unit].find(({ upTo }) => amount <= upTo);
  if (reference === undefined || reference.amount === amount) return null;
  const cents = Math.round((piece * reference.amount) / amount);
  return cents === 0 ? null : { cents, per: reference.per };
}
