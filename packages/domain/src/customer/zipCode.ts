import type { CountryCode } from './countries.ts';
import { zipPatterns } from './zipPatterns.data.ts';

/** What stands before a zip code in mail from abroad, where people write another sign than the country's code. */
const mailSigns: Partial<Record<CountryCode, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LI: 'FL',
  NO: 'N',
  PT: 'P',
  SE: 'S',
};

/**
 * A zip code as it is compared and kept: composed letters, in capitals, with single blanks, and as it is written in its country. "D-54290"
 * is kept as "54290" in Germany; what is written there with letters keeps them (D18).
 */
export function normaliseZipCode(text: string, country: CountryCode): string {
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
  const [, sign, bare = ''] = /^([A-Z]{1,3})[- ](.+)$/.exec(tidy) ?? [];
  const pattern = zipPatterns[country];
  const isSign = sign !== undefined && [country, mailSigns[country]].includes(sign);
  return isSign && pattern?.test(bare) === true && !pattern.test(tidy) ? bare : tidy;
}

/** Whether addresses of a country have a zip code at all (D18). */
export function hasZipCodes(country: CountryCode): boolean {
  return zipPatterns[country] !== null;
}

/** Whether a zip code has its country's form (spec §5, D18). Where a country has none, any is taken: it is not the shop's to judge. */
export function isZipCodeOf(zipCode: string, country: CountryCode): boolean {
  return zipPatterns[country]?.test(normaliseZipCode(zipCode, country)) ?? true;
}
