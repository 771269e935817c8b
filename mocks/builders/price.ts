import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';

/** A price per piece in cents with Luxembourg VAT, from a number of pieces on (D11, D14). */
export function price(from: number, cents: number): PriceEntry {
  return { from, price: cents, original: null, lowest30Days: null };
}

/** A reduced price in cents; without `lowest30Days` it is not shown as reduced (D15). */
export function reduced(cents: number, original: number, lowest30Days: number | null = null): PriceEntry {
  return { from: 1, price: cents, original, lowest30Days };
}
