import type { Language } from './language.ts';

/** Languages that are written in another way than where most people speak them: English as in the eurozone ("€0.09"), Portuguese as in Portugal. */
const european: { readonly [Spoken in Language]?: string } = { EN: 'en-IE', PT: 'pt-PT' };

/** The locale by which a language writes numbers and dates. */
export function localeOf(language: Language): string {
  return european[language] ?? languageTag(language);
}

const names = new Map<Language, string>();

/** The name of a language in that language: "Deutsch". It is remembered: to make one takes longer than to draw its button. */
export function languageName(language: Language): string {
  const name = names.get(language) ?? nameOf(language);
  names.set(language, name);
  return name;
}

function nameOf(language: Language): string {
  const locale = localeOf(language);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(languageTag(language)) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The language tag for `lang` and `hreflang`: "de". */
export function languageTag(language: Language): string {
  return language.toLowerCase();
}
