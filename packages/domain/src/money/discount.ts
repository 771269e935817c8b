import type { PriceEntry } from './priceBreaks.ts';

/** A product with this flag never shows a discount (spec §9). */
export const noDiscountFlag = 'NO_DISCOUNT';

/** The discount in whole percent, 0–99: rounded 100 − 100 × sale price ÷ original price (spec §9, D15). */
export function discountPercent(
  { price, original }: Pick<PriceEntry, 'price' | 'original'>,
  flags: readonly string[],
): number {
  if (flags.includes(noDiscountFlag)) return 0;
  if (original === null || !(original > 0) || !(original > price) || price < 0) return 0;
  return Math.min(99, Math.max(0, Math.round(100 - (100 * price) / original)));
}

/** The price that may be struck through: the lowest of the 30 days before the reduction, and only if it was higher (D15). */
export function strikeThroughPrice(entry: PriceEntry, flags: readonly string[]): number | null {
  if (discountPercent(entry, flags) === 0 || entry.lowest30Days === null) return null;
  return entry.lowest30Days > entry.price ? entry.lowest30Days : null;
}
