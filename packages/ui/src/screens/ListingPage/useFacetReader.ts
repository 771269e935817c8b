import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { FacetReader } from './facetWords.ts';

export function useFacetReader(): FacetReader {
  return { intl: useIntl(), language: useLanguage(), formats: useFormats() };
}
