import type { Cents } from '../money/money.ts';
import { toEuros } from '../money/money.ts';
import type { Permille } from '../money/vatRates.ts';
import type { Language } from './language.ts';
import { localeOf } from './locales.ts';

/** Replaces placeholders in braces. Throws for a placeholder without a value. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The words name {${name}}, which has no value.`);
    return value;
  });
}

/** The separator between a label and its value; French has a space before the colon. */
export function colonOf(language: Language): string {
  return language === 'FR' ? '\u00A0:' : ':';
}

/** Formats numbers and dates of mails and documents in their language. Dates are YYYY-MM-DD. */
export function writing(language: Language) {
  const locale = localeOf(language);
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const count = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Luxembourg',
  });
  const region = new Intl.DisplayNames(locale, { type: 'region' });
  // As on the pages, German and French group digits with a narrow space (docs/DESIGN.md).
  const grouped = (parts: readonly Intl.NumberFormatPart[]) =>
    parts.map(({ type, value }) => (type === 'group' && language !== 'EN' ? '\u202F' : value)).join('');
  return {
    money: (cents: Cents) => grouped(euros.formatToParts(toEuros(cents))),
    count: (value: number) => grouped(count.formatToParts(value)),
    /** Day and time in Luxembourg of a moment (ISO 8601), with the zone's name. */
    moment: (iso: string) => moment.format(new Date(iso)),
    date: (isoDate: string) => day.format(new Date(`${isoDate}T12:00:00Z`)),
    rate: (permille: Permille) => `${count.format(permille / 10)}\u00A0%`,
    country: (code: string) => region.of(code) ?? code,
    colon: colonOf(language),
  };
}
