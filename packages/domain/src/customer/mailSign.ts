import type { CountryCode } from './countries.ts';
import { hasZipCodes, isZipCodeOf, normaliseZipCode } from './zipCode.ts';

/** Prefix of a zip code in international mail, for countries whose prefix differs from the country code. */
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
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
};

/**
 * A zip code as it is kept: normalised, and as it is written in its country. "D-54290" is kept as "54290" in Germany; what is written there
 * with letters keeps them (D18).
 */
export function withoutMailSign(text: string, country: CountryCode): string {
  const zipCode = normaliseZipCode(text);
  const [, sign, bare = ''] = /^([A-Z]{1,3})[- ](.+)/.exec(zipCode) ?? [];
  const isSign = [country, mailSigns[country]].includes(sign) && hasZipCodes(country);
  return isSign && !isZipCodeOf(zipCode, country) && isZipCodeOf(bare, country) ? bare : zipCode;
}
