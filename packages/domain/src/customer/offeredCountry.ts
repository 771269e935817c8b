import type { CountryCode } from './countries.ts';
import { defaultCountry } from './countries.ts';

/** Finds the region in a language tag: DE in "de-DE", HK in "zh-Hant-HK". */
export const regionPattern = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/** The one of a shop's delivery countries that the region of a browser's language suggests instead of a new session's; null for none (D44). */
export function offeredCountry(languageTag: string, countries: readonly CountryCode[]): CountryCode | null {
  const region = regionPattern.exec(languageTag)?.[1]?.toUpperCase() ?? '';
  return countries.find((code) => code === region && code !== defaultCountry) ?? null;
}
