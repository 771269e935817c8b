import type { Language } from '@platine/domain/language/language.ts';
import { defaultLanguage, isLanguage } from '@platine/domain/language/language.ts';

/** How each language writes numbers and dates. English is that of the eurozone: "€0.09", "12,480", "12 December 2026". */
export const locales = { EN: 'en-IE', DE: 'de-DE', FR: 'fr-FR' } as const satisfies Record<Language, string>;

/** The name of each language in that language. */
export const languageNames = { EN: 'English', DE: 'Deutsch', FR: 'Français' } as const satisfies Record<
  Language,
  string
>;

/** The shop's clock: dates are those of Luxembourg wherever the page is rendered. */
export const timeZone = 'Europe/Luxembourg';

/** The language tag for `lang` and `hreflang`: "de". */
export function languageTag(language: Language): string {
  return language.toLowerCase();
}

/** The shop's language of a locale: "de-DE" is DE. */
export function languageOf(locale: string): Language {
  const code = locale.slice(0, 2).toUpperCase();
  return isLanguage(code) ? code : defaultLanguage;
}
