import type { CountryCode } from '../customer/countries.ts';
import type { Permille } from '../money/vatRates.ts';
import type { Pricing } from './totals.ts';

/** A change of the prices that are shown, made by the delivery country alone (D44). */
export type PricingChange = { readonly country: CountryCode; readonly before: Permille; readonly after: Permille };

/** The change from one pricing to another; null when the shown prices stay, or when they change because the customer type did (D11). */
export function pricingChange(before: Pricing, after: Pricing): PricingChange | null {
  const gross = before.mode === 'gross' && after.mode === 'gross';
  const moved = before.vat.country !== after.vat.country || before.vat.kind !== after.vat.kind;
  if (!gross || !moved || before.vat.rate === after.vat.rate) return null;
  return { country: after.vat.country, before: before.vat.rate, after: after.vat.rate };
}
