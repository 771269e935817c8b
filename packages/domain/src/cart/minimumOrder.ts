import type { CountryCode } from '../customer/countries.ts';
import { isEuCountry } from '../customer/countries.ts';
import type { Cents } from '../money/money.ts';

/** The smallest order the shop accepts for a delivery country: 10 € in the EU, 50 € elsewhere (spec §9). */
export function minimumOrderValue(country: CountryCode): Cents {
  return isEuCountry(country) ? 1000 : 5000;
}

/** Cents missing to the threshold; 0 when it is reached. */
export function missingTo(threshold: Cents, goods: Cents): Cents {
  return Math.max(0, threshold - goods);
}
