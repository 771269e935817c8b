import { useIntl } from 'react-intl';
import type { Formats } from './formats.ts';
import { formatsOf } from './formats.ts';

/** Numbers, money and dates in the page's language. */
export function useFormats(): Formats {
  return formatsOf(useIntl());
}
