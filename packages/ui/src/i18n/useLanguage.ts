import type { Language } from '@platine/domain/language/language.ts';
import { useIntl } from 'react-intl';
import { languageOf } from './locales.ts';

/** The language that the page is rendered in. */
export function useLanguage(): Language {
  return languageOf(useIntl().locale);
}
