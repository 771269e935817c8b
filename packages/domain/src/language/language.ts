/** The shop's languages (spec §9). */
export const languages = ['EN', 'DE', 'FR'] as const;
export type Language = (typeof languages)[number];

/** Fallback for any language that the shop does not have (spec §4). */
export const defaultLanguage: Language = 'EN';

export function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code);
}

/** The shop's language that a browser asks for first, by its language tag such as `de-LU`; null when it asks for another. */
export function browserLanguage(tag: string | null | undefined): Language | null {
  const code = tag?.slice(0, 2).toUpperCase() ?? '';
  return isLanguage(code) ? code : null;
}

export type LanguageSources = {
  /** The `lang` parameter of the URL, in any case. */
  readonly url: string | null;
  /** The session's active language; null until one was posted. */
  readonly session: Language | null;
  /** The browser's preferred language tag, such as `de-LU`. */
  readonly browser: string | null;
};

/** Chooses the interface language: URL, then session, then browser; anything else is English (spec §4). */
export function chooseLanguage({ url, session, browser }: LanguageSources): Language {
  const wanted =
    (url === null || url === '' ? null : url.toUpperCase()) ?? session ?? browserLanguage(browser) ?? defaultLanguage;
  return isLanguage(wanted) ? wanted : defaultLanguage;
}
