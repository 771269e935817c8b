import type { Cents } from './money.ts';

/** A price per piece from `from` pieces on, in cents with Luxembourg VAT (D11, D14). */
export type PriceEntry = {
  readonly from: number;
  readonly price: Cents;
  /** The price before a reduction. */
  readonly original: Cents | null;
  /** The lowest price of the 30 days before the reduction began (D15). */
  readonly lowest30Days: Cents | null;
};

/** The entry that counts as the product's price: AMOUNT 1 (spec §3); null when the product has none. */
export function headlinePrice(prices: readonly PriceEntry[]): PriceEntry | null {
  return prices.find(({ from }) => from === 1) ?? null;
}

/** The entry that is charged for an amount of pieces: the last break that the amount reaches (D14). */
export function applyingPrice(prices: readonly PriceEntry[], pieces: number): PriceEntry | null {
  return prices.findLast(({ from }) => from <= pieces) ?? null;
}

/** The breaks of the amounts that can be bought: a product in steps of ten has no price from one piece on (D13, D14). */
export function orderableBreaks(prices: readonly PriceEntry[], step: number): readonly PriceEntry[] {
  const least = applyingPrice(prices, step);
  if (least === null) return prices;
  return [{ ...least, from: Math.max(least.from, step) }, ...prices.filter(({ from }) => from > step)];
}

/**
 * Keeps the breaks that make sense: each starts at more pieces than the one before and costs less per piece.
 * The others are returned apart, so that the import can warn (D14).
 */
export function soundBreaks(prices: readonly PriceEntry[]): { kept: PriceEntry[]; dropped: PriceEntry[] } {
  const kept: PriceEntry[] = [];
  const dropped: PriceEntry[] = [];
  for (const entry of prices) {
    const before = kept.at(-1);
    const sound = before === undefined ? entry.from === 1 : entry.from > before.from && entry.price < before.price;
    (sound ? kept : dropped).push(entry);
  }
  return { kept, dropped };
}
