import type { CountryCode } from '../customer/countries.ts';
import { isEuCountry } from '../customer/countries.ts';
import type { Cents } from '../money/money.ts';

/** The smallest orders that a shop accepts: in the EU, and elsewhere. */
export type MinimumOrder = { readonly eu: Cents; readonly other: Cents };

/** The smallest order the shop accepts for a delivery country (spec §9). */
export function minimumOrderValue(minimum: MinimumOrder, country: CountryCode): Cents {
  return isEuCountry(country) ? minimum.eu : minimum.other;
}

/** Cents missing to the threshold; 0 when it is reached. */
export function missingTo(threshold: Cents, goods: Cents): Cents {
  return Math.max(0, threshold - goods);
}
