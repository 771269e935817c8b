import type { Language } from '@platine/domain/language/language.ts';
import { defaultLanguage, isLanguage } from '@platine/domain/language/language.ts';

/** The shop's clock: dates are those of Luxembourg wherever the page is rendered. */
export const timeZone = 'Europe/Luxembourg';

/** The shop's language of a locale: "de-DE" is DE. */
export function languageOf(locale: string): Language {
  const code = locale.slice(0, 2).toUpperCase();
  return isLanguage(code) ? code : defaultLanguage;
}
