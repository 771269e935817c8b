/** The 27 members of the European Union. */
const euMembers = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** The 28 countries outside the Union that the shop delivers to. */
const others = [
  'AD',
  'AE',
  'AL',
  'AU',
  'BA',
  'BR',
  'CA',
  'CH',
  'CL',
  'GB',
  'HK',
  'IL',
  'IN',
  'IS',
  'JP',
  'KR',
  'LI',
  'MC',
  'MD',
  'ME',
  'MK',
  'MX',
  'NO',
  'NZ',
  'RS',
  'SG',
  'US',
  'ZA',
] as const;

export type EuCountryCode = (typeof euMembers)[number];
export type CountryCode = EuCountryCode | (typeof others)[number];

/** The 55 delivery countries in the order of their codes, AD first and ZA last (spec §9, D18). */
export const countryCodes: readonly CountryCode[] = [...euMembers, ...others].toSorted();

/** A new session's delivery country, and an address's when it has none (spec §5, §9). */
export const defaultCountry: CountryCode = 'LU';

export function isCountryCode(code: string): code is CountryCode {
  return countryCodes.some((known) => known === code);
}

export function isEuCountry(code: CountryCode): code is EuCountryCode {
  return euMembers.some((member) => member === code);
}
