import type { PriceEntry } from './priceBreaks.ts';

/** A product with this flag never shows a discount (spec §9). */
export const noDiscountFlag = 'NO_DISCOUNT';

/** The discount in whole percent, 0–99: rounded 100 − 100 × sale price ÷ original price (spec §9, D15). */
export function discountPercent(
  { price, original }: Pick<PriceEntry, 'price' | 'original'>,
  flags: readonly string[],
): number {
  if (flags.includes(noDiscountFlag)) return 0;
  const before = original ?? 0;
  if (!(price >= 0 && before > price && Number.isFinite(before))) return 0;
  // The division of a price near the largest number there is ends at −∞, which the bounds catch too.
  return Math.min(99, Math.max(0, Math.round(100 - (100 * price) / before)));
}

/** The price that may be struck through: the lowest of the 30 days before the reduction, and only if it was higher (D15). */
export function strikeThroughPrice(entry: PriceEntry, flags: readonly string[]): number | null {
  const lowest = entry.lowest30Days ?? 0;
  return discountPercent(entry, flags) > 0 && lowest > entry.price ? lowest : null;
}
