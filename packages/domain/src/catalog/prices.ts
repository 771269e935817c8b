import { toCents, toEuros } from '../money/money.ts';
import type { PriceEntry } from '../money/priceBreaks.ts';

type PriceEntryWire = {
  readonly AMOUNT: number;
  readonly BRUTTO_SP: number;
  readonly ORIGINAL_BRUTTO_SP?: number | undefined;
  readonly LOWEST_BRUTTO_30_DAYS?: number | undefined;
};

/** Maps the wire's price entries, in the order of their amounts. */
export function pricesFromWire(wire: readonly PriceEntryWire[]): PriceEntry[] {
  return wire
    .map((entry) => ({
      from: entry.AMOUNT,
      price: toCents(entry.BRUTTO_SP),
      original: optionalCents(entry.ORIGINAL_BRUTTO_SP),
      lowest30Days: optionalCents(entry.LOWEST_BRUTTO_30_DAYS),
    }))
    .toSorted((one, other) => one.from - other.from);
}

function optionalCents(euros: number | undefined): number | null {
  return euros === undefined ? null : toCents(euros);
}

/** Price entries in euros; a field without a value is left out. */
export function pricesToWire(prices: readonly PriceEntry[]) {
  return prices.map(({ from, price, original, lowest30Days }) => ({
    AMOUNT: from,
    BRUTTO_SP: toEuros(price),
    ...(original === null ? {} : { ORIGINAL_BRUTTO_SP: toEuros(original) }),
    ...(lowest30Days === null ? {} : { LOWEST_BRUTTO_30_DAYS: toEuros(lowest30Days) }),
  }));
}
