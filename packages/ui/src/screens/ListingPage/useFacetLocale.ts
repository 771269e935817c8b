import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { FacetLocale } from './facetText.ts';

export function useFacetLocale(): FacetLocale {
  return { intl: useIntl(), language: useLanguage(), formats: useFormats() };
}
