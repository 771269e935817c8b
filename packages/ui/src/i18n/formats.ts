import type { Cents } from '@platine/domain/money/money.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';
import type { IntlShape } from 'react-intl';
import { languageOf, timeZone } from './locales.ts';

const noBreakSpace = '\u00A0';
const narrowNoBreakSpace = '\u202F';

/** Formats of numbers, dates and countries in a language. Numbers are text without a place to break. */
export type Formats = {
  /** 12480 → "12 480" in German and French, "12,480" in English. */
  readonly number: (value: number, options?: NumberOptions) => string;
  /** Cents → "0,09 €". */
  readonly money: (cents: Cents) => string;
  /** A VAT rate in permille → "17 %", "25,5 %". */
  readonly rate: (rate: Permille) => string;
  /** Whole percent → "15 %". */
  readonly percent: (percent: number) => string;
  /** YYYY-MM-DD → "12. Dezember 2026". */
  readonly date: (isoDate: string) => string;
  /** LU → "Luxemburg". */
  readonly country: (code: string) => string;
  /** The same in a sentence, behind “to”: NL → "the Netherlands" in English. Other languages put the name where it needs no article. */
  readonly destination: (code: string) => string;
};

type NumberOptions = {
  readonly maximumFractionDigits?: number;
  readonly minimumFractionDigits?: number;
  readonly maximumSignificantDigits?: number;
  readonly style?: 'decimal' | 'currency';
  readonly currency?: 'EUR';
};

const made = new WeakMap<IntlShape, Formats>();

/** The formats of a language, cached. */
export function formatsOf(intl: IntlShape): Formats {
  const formats = made.get(intl) ?? makeFormats(intl);
  made.set(intl, formats);
  return formats;
}

/** Entries of the cache of formatted numbers. Prices and amounts repeat, and formatting is slow. */
const mostWritten = 5000;

const writtenDate = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;

function makeFormats(intl: IntlShape): Formats {
  const written = new Map<string, string>();
  const number = (value: number, options: NumberOptions = {}) => {
    const key = `${value} ${JSON.stringify(options)}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    if (written.size >= mostWritten) written.clear();
    const text = writeNumber(intl, value, options);
    written.set(key, text);
    return text;
  };
  const country = (code: string) => intl.formatDisplayName(code, { type: 'region', style: countryStyle(code) }) ?? code;
  const article = languageOf(intl.locale) === 'EN' ? 'the ' : '';
  const percent = (value: number) => `${number(value, { maximumFractionDigits: 1 })}${noBreakSpace}%`;
  return {
    number,
    percent,
    money: (cents) => number(toEuros(cents), { style: 'currency', currency: 'EUR' }),
    rate: (rate) => percent(rate / 10),
    date: (isoDate) => intl.formatDate(`${isoDate}T12:00:00Z`, writtenDate),
    country,
    destination: (code) => (withArticle.includes(code) ? article : '') + country(code),
  };
}

/** Delivery countries whose English name has an article. */
const withArticle: readonly string[] = ['AE', 'GB', 'NL', 'US'];

/** Runtimes differ in the long name of Hong Kong; the short one is the same, so the page hydrates. */
function countryStyle(code: string): 'long' | 'short' {
  return code === 'HK' ? 'short' : 'long';
}

/**
 * German groups by a space as French does (ISO 80000), where the locale's data has a point: "1.000" reads as one to an engineer.
 * Spaces are unified because the server's and the browser's locale data differ in them and the page must hydrate.
 */
function writeNumber(intl: IntlShape, value: number, options: NumberOptions): string {
  const spaced = languageOf(intl.locale) !== 'EN';
  return intl
    .formatNumberToParts(value, options)
    .map((part) => {
      if (part.type === 'group') return spaced ? narrowNoBreakSpace : part.value;
      if (part.type === 'literal') return part.value.replaceAll(/\s/g, noBreakSpace);
      return part.type === 'minusSign' ? '−' : part.value;
    })
    .join('');
}
