import type { Language } from '@platine/domain/language/language.ts';
import type { IntlConfig, IntlShape } from 'react-intl';
import { createIntl, createIntlCache } from 'react-intl';
import type { Messages } from './loadMessages.ts';
import { localeOf } from '@platine/domain/language/locales.ts';

/** A missing or broken message stops development and tests; a shopper gets the rest of the page (D19: interface texts never fall back). */
const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (import.meta.env.DEV) throw error;
  if ('reportError' in globalThis) reportError(error);
};

const made = new WeakMap<Messages, IntlShape>();

/** The formatter of these messages. All pages of a server share one: creating its formats takes longer than rendering a page. */
export function intlOf(language: Language, messages: Messages): IntlShape {
  const known = made.get(messages);
  if (known !== undefined) return known;
  const locale = localeOf(language);
  // Without a time zone: with one, the library merges all formats of dates again for each message, a tenth of a page's rendering.
  const intl = createIntl({ locale, defaultLocale: locale, messages, onError }, createIntlCache());
  made.set(messages, intl);
  return intl;
}
