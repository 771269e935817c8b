import type { Cents } from './money.ts';
import type { PriceEntry } from './priceBreaks.ts';

/** A product with this flag never shows a discount (spec §9). */
export const noDiscountFlag = 'NO_DISCOUNT';

/** A reduction as pages show it: the price that is struck through, in cents with Luxembourg VAT, and the whole percent, 1–99, that the price is below it. */
export type Reduction = { readonly before: Cents; readonly percent: number };

/**
 * The reduction that may be shown beside a price; null where there is none, and then the product is not on sale. The catalogue announces it by an
 * original price above the price; struck through and counted from is the lowest price of the 30 days before it (D15, CJEU C-330/23).
 */
export function reductionOf(entry: PriceEntry, flags: readonly string[]): Reduction | null {
  const { price, original, lowest30Days } = entry;
  if (flags.includes(noDiscountFlag) || discountPercent(price, original) === 0) return null;
  const percent = discountPercent(price, lowest30Days);
  return lowest30Days === null || percent === 0 ? null : { before: lowest30Days, percent };
}

/** The discount in whole percent, 0–99: rounded 100 − 100 × sale price ÷ price before it (spec §9, D15). */
export function discountPercent(price: Cents, before: Cents | null): number {
  if (before === null || !(price >= 0 && before > price && Number.isFinite(before))) return 0;
  // The division of a price near the largest number there is ends at −∞, which the bounds catch too.
  return Math.min(99, Math.max(0, Math.round(100 - (100 * price) / before)));
}
