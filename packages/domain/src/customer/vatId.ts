import type { CountryCode, EuCountryCode } from './countries.ts';
import { defaultCountry, isEuCountry } from './countries.ts';

/**
 * Pattern of a VAT id after its two letters, by these letters (D17). Greece writes EL, Northern Ireland XI. Forms only: the check digits are
 * left to the online check, because old ids that are valid break the published rules.
 */
const patterns: Readonly<Record<Exclude<EuCountryCode, 'GR'> | 'EL' | 'XI', RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[\dA-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{12}$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
  XI: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
};

/** The letters a VAT id of a country begins with; null where the shop knows none. GB has them for Northern Ireland alone (D17). */
export function vatIdPrefix(country: CountryCode): keyof typeof patterns | null {
  if (country === 'GR') return 'EL';
  if (country === 'GB') return 'XI';
  return isEuCountry(country) ? country : null;
}

/** A VAT id as it is compared and kept: without blanks, dots and hyphens, in capitals, GR as EL (D17, D43). */
export function normaliseVatId(text: string): string {
  return text
    .replace(/[\s.\p{Dash_Punctuation}]/gu, '')
    .toUpperCase()
    .replace(/^GR/, 'EL');
}

/** Whether a VAT id begins with its country's letters and has its form (spec §5, D17). */
export function isVatIdOf(vatId: string, country: CountryCode): boolean {
  const prefix = vatIdPrefix(country);
  const id = normaliseVatId(vatId);
  return prefix !== null && id.startsWith(prefix) && patterns[prefix].test(id.slice(prefix.length));
}

/** Result of the online check; `unknown` when the check is not available (D17). */
export const vatIdChecks = ['valid', 'invalid', 'unknown'] as const;
export type VatIdCheck = (typeof vatIdChecks)[number];

/** The authorities' proof that a VAT id was valid: its consultation number, and the moment of the check (ISO 8601). */
export type VatIdProof = { readonly number: string; readonly checkedAt: string };

/** Effect of a check on an order: only a valid id changes the VAT case (D11); only an invalid one stops the order (D17). */
export function vatIdConsequence(check: VatIdCheck): { readonly chargesVat: boolean; readonly blocksOrder: boolean } {
  return { chargesVat: check !== 'valid', blocksOrder: check === 'invalid' };
}

/** Whether what a check said stops an order to a country: at home VAT is charged whatever it says (D11, D17). */
export function vatIdStopsOrder(check: VatIdCheck | null, country: CountryCode): boolean {
  return country !== defaultCountry && vatIdConsequence(check ?? 'unknown').blocksOrder;
}
