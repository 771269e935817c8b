import type { CountryCode, EuCountryCode } from '../customer/countries.ts';
import { isEuCountry } from '../customer/countries.ts';

/** The country whose VAT a delivery bears; XI is Northern Ireland, which belongs to the EU for goods (D42). */
export type VatTerritory = EuCountryCode | 'XI';

/** Zip codes of EU countries that lie outside the EU's VAT area (D42). Monaco, 980.., is inside: its VAT is the French. */
const outside: Partial<Record<EuCountryCode, RegExp>> = {
  DE: /^(?:27498|78266)$/,
  ES: /^(?:35|38|51|52)\d{3}$/,
  FI: /^22\d{3}$/,
  FR: /^(?:97\d|98[1-9])\d{2}$/,
  GR: /^63086$/,
  IT: /^(?:23041|22061)$/,
};

/** Finds the territory of a delivery; null outside the EU's VAT area. An empty zip code is one that the shop does not know yet. */
export function vatTerritory(country: CountryCode, zipCode: string): VatTerritory | null {
  const compared = zipCode.replace(/[\s-]/g, '').toUpperCase();
  if (country === 'MC') return 'FR';
  if (country === 'GB') return compared.startsWith('BT') ? 'XI' : null;
  if (!isEuCountry(country)) return null;
  return outside[country]?.test(compared) === true ? null : country;
}
