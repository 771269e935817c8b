/** The languages that the program has itself (spec §9). */
export const builtInLanguages = ['EN', 'DE', 'FR'] as const;
export type BuiltInLanguage = (typeof builtInLanguages)[number];

/**
 * Languages that a shop's folder may add: those of the European Union whose numbers, dates and countries every browser can write. Chromium has no
 * data for Irish, Maltese and Luxembourgish, so a page in them would differ from the server's (record 0160).
 */
export const addableLanguages = [
  'BG',
  'CS',
  'DA',
  'EL',
  'ES',
  'ET',
  'FI',
  'HR',
  'HU',
  'IT',
  'LT',
  'LV',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SL',
  'SV',
] as const;
export type AddableLanguage = (typeof addableLanguages)[number];

/** A language that a shop may have. Which ones it has is `Shop.languages`. */
export type Language = BuiltInLanguage | AddableLanguage;
export const knownLanguages = [...builtInLanguages, ...addableLanguages] as const;

/** Fallback for any language that the shop does not have (spec §4). */
export const defaultLanguage: BuiltInLanguage = 'EN';

export function isLanguage(code: string): code is Language {
  return knownLanguages.some((language) => language === code);
}

export function isBuiltIn(language: Language): language is BuiltInLanguage {
  return builtInLanguages.some((one) => one === language);
}

/** A language of the program for a text that has no others: English in place of an added one. */
export function builtInFor(language: Language): BuiltInLanguage {
  return isBuiltIn(language) ? language : defaultLanguage;
}

/** The language of a shop that a code names in any case; null for one that it does not have. */
export function languageAmong(languages: readonly Language[], code: string): Language | null {
  return languages.find((language) => language === code.toUpperCase()) ?? null;
}

/** The shop's language that a browser asks for first, by its language tag such as `de-LU`; null when it asks for another. */
export function browserLanguage(languages: readonly Language[], tag: string | null | undefined): Language | null {
  return languageAmong(languages, tag?.slice(0, 2) ?? '');
}

export type LanguageSources = {
  /** The shop's languages. */
  readonly languages: readonly Language[];
  /** The `lang` parameter of the URL, in any case. */
  readonly url: string | null;
  /** The session's active language; null until one was posted. */
  readonly session: Language | null;
  /** The browser's preferred language tag, such as `de-LU`. */
  readonly browser: string | null;
};

/** Chooses the interface language: URL, then session, then browser; one that the shop does not have is English (spec §4). */
export function chooseLanguage({ languages, url, session, browser }: LanguageSources): Language {
  const wanted = (url === null || url === '' ? null : url) ?? session ?? browser?.slice(0, 2) ?? defaultLanguage;
  return languageAmong(languages, wanted) ?? defaultLanguage;
}
