import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Formats } from './formats.ts';
import { formatsOf } from './formats.ts';

/** Numbers, money and dates in the page's language. */
export function useFormats(): Formats {
  const intl = useIntl();
  return useMemo(() => formatsOf(intl), [intl]);
}
