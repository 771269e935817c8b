import type { Language } from './language.ts';

/** How each language writes numbers and dates. English is that of the eurozone: "€0.09", "12,480", "12 December 2026". */
export const locales = {
  EN: 'en-IE',
  DE: 'de-DE',
  FR: 'fr-FR',
  BG: 'bg-BG',
  CS: 'cs-CZ',
  DA: 'da-DK',
  EL: 'el-GR',
  ES: 'es-ES',
  ET: 'et-EE',
  FI: 'fi-FI',
  HR: 'hr-HR',
  HU: 'hu-HU',
  IT: 'it-IT',
  LT: 'lt-LT',
  LV: 'lv-LV',
  NL: 'nl-NL',
  PL: 'pl-PL',
  PT: 'pt-PT',
  RO: 'ro-RO',
  SK: 'sk-SK',
  SL: 'sl-SI',
  SV: 'sv-SE',
} as const satisfies Record<Language, string>;

/** The name of each language in that language. */
export const languageNames = {
  EN: 'English',
  DE: 'Deutsch',
  FR: 'Français',
  BG: 'Български',
  CS: 'Čeština',
  DA: 'Dansk',
  EL: 'Ελληνικά',
  ES: 'Español',
  ET: 'Eesti',
  FI: 'Suomi',
  HR: 'Hrvatski',
  HU: 'Magyar',
  IT: 'Italiano',
  LT: 'Lietuvių',
  LV: 'Latviešu',
  NL: 'Nederlands',
  PL: 'Polski',
  PT: 'Português',
  RO: 'Română',
  SK: 'Slovenčina',
  SL: 'Slovenščina',
  SV: 'Svenska',
} as const satisfies Record<Language, string>;

/** The language tag for `lang` and `hreflang`: "de". */
export function languageTag(language: Language): string {
  return language.toLowerCase();
}
