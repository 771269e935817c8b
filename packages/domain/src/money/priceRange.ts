import type { DisplayMode } from '../customer/customerType.ts';
import type { Cents } from './money.ts';
import { unitPrice } from './vat.ts';
import type { Permille } from './vatRates.ts';
import { catalogueRates } from './vatRates.ts';

/** From a price to a price in cents, both included; null is open. */
export type PriceRange = { readonly min: Cents | null; readonly max: Cents | null };

/**
 * The catalogue prices (with Luxembourg VAT) that are shown within a range of display prices: exactly those, in spite of the rounding (D11).
 */
export function catalogueRange({ min, max }: PriceRange, mode: DisplayMode, rate: Permille): PriceRange {
  const shown = (brutto: Cents) => unitPrice(brutto, { mode, vat: { rate } }, 'STANDARD');
  return {
    min: min === null ? null : lowestShownFrom(min, shown, beside(min, mode, rate)),
    max: max === null ? null : lowestShownFrom(max + 1, shown, beside(max, mode, rate)) - 1,
  };
}

/** A catalogue price near the one that is shown as `display`. */
function beside(display: Cents, mode: DisplayMode, rate: Permille): Cents {
  return Math.max(
    0,
    Math.floor((display * (1000 + catalogueRates.STANDARD)) / (mode === 'gross' ? 1000 + rate : 1000)) - 3,
  );
}

function lowestShownFrom(display: Cents, shown: (brutto: Cents) => Cents, start: Cents): Cents {
  let brutto = start;
  while (shown(brutto) < display) brutto += 1;
  return brutto;
}
