import type { CountryCode } from './countries.ts';
import { zipPatterns } from './zipPatterns.data.ts';

/** A zip code as it is compared: composed letters, in capitals, with single blanks. */
export function normaliseZipCode(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
}

/** Whether addresses of a country have a zip code at all (D18). */
export function hasZipCodes(country: CountryCode): boolean {
  return zipPatterns[country] !== null;
}

/** Whether a zip code has its country's form (spec §5, D18). Where a country has none, any is taken: it is not the shop's to validate. */
export function isZipCodeOf(zipCode: string, country: CountryCode): boolean {
  return zipPatterns[country]?.test(normaliseZipCode(zipCode)) ?? true;
}
