import type { CountryCode } from './countries.ts';
import { isVatIdOf } from './vatId.ts';

/** An address for e-invoices in the Peppol network: a scheme of its list of electronic addresses (EAS), and a number of that scheme. */
export type PeppolAddress = { readonly scheme: PeppolScheme; readonly value: string };

type IsOfScheme = (value: string) => boolean;
const form =
  (pattern: RegExp): IsOfScheme =>
  (value) =>
    pattern.test(value);
const vatId =
  (country: CountryCode): IsOfScheme =>
  (value) =>
    isVatIdOf(value, country);

/** The schemes of Luxembourg and its neighbours, and that of GS1, each with the form of its numbers. Check digits are those that Peppol's rules ask for (COMMON-R040, R043). */
const schemes = {
  /** Luxembourg: VAT id, and the number in the register of legal persons. */
  '9938': vatId('LU'),
  '0240': form(/^\d{11}$/),
  /** Belgium: enterprise number, VAT id. */
  '0208': (value) => /^\d{10}$/.test(value) && 97 - (Number(value.slice(0, 8)) % 97) === Number(value.slice(8)),
  '9925': vatId('BE'),
  /** Germany: Leitweg-ID, VAT id. */
  '0204': form(/^\d{2,12}(?:-[0-9A-Z]{1,30})?-\d{2}$/),
  '9930': vatId('DE'),
  /** France: SIREN, SIRET, VAT id. */
  '0002': form(/^\d{9}$/),
  '0009': form(/^\d{14}$/),
  '9957': vatId('FR'),
  /** The Netherlands: chamber of commerce, public bodies, VAT id. */
  '0106': form(/^\d{8}$/),
  '0190': form(/^\d{20}$/),
  '9944': vatId('NL'),
  /** Austria: VAT id, and the state's own numbers. */
  '9914': vatId('AT'),
  '9915': form(/^[0-9A-Z:]{1,30}$/),
  /** Any country: the location number of GS1. */
  '0088': (value) => /^\d{13}$/.test(value) && hasCheckDigitOfGs1(value),
} as const satisfies Readonly<Record<string, IsOfScheme>>;
export type PeppolScheme = keyof typeof schemes;

/** A Peppol address as it is compared and kept: without blanks, in capitals, without the prefix that programs put before it. */
export function normalisePeppolAddress(text: string): string {
  return text
    .replace(/\s/gu, '')
    .replace(/^iso6523-actorid-upis::/i, '')
    .toUpperCase();
}

/** An address as `SCHEME:NUMBER`; null where it is no such text, or the scheme is not known. The number is not judged. */
export function readPeppolAddress(text: string): PeppolAddress | null {
  const colon = text.indexOf(':');
  const [scheme, value] = [text.slice(0, colon), text.slice(colon + 1)];
  return isPeppolScheme(scheme) && value !== '' ? { scheme, value } : null;
}

/** Whether the number of an address has its scheme's form. */
export function fitsScheme({ scheme, value }: PeppolAddress): boolean {
  return schemes[scheme](value);
}

export function isPeppolScheme(scheme: string): scheme is PeppolScheme {
  return Object.hasOwn(schemes, scheme);
}

/** The digits count 3 and 1 in turn, from the right; the last one completes the sum to tens. */
function hasCheckDigitOfGs1(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
