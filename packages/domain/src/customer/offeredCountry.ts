import type { CountryCode } from './countries.ts';
import { countryCodes, defaultCountry, isCountryCode } from './countries.ts';

/** Finds the region in a language tag: DE in "de-DE", HK in "zh-Hant-HK". */
export const regionPattern = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/** The countries that are offered: not the one that a new session delivers to (spec §9, D44). */
export const offeredCountries: readonly CountryCode[] = countryCodes.filter((code) => code !== defaultCountry);

/** The delivery country that the region of a browser's language suggests instead of a new session's; null for none (D44). */
export function offeredCountry(languageTag: string): CountryCode | null {
  const region = regionPattern.exec(languageTag)?.[1]?.toUpperCase() ?? '';
  return isCountryCode(region) && region !== defaultCountry ? region : null;
}
