import type { Language } from '@platine/domain/language/language.ts';
import type { ReactNode } from 'react';
import type { IntlConfig } from 'react-intl';
import { IntlProvider } from 'react-intl';
import type { Messages } from './loadMessages.ts';
import { locales, timeZone } from './locales.ts';

type IntlRootProps = {
  readonly language: Language;
  readonly messages: Messages;
  readonly children: ReactNode;
};

/** A missing or broken message stops development and tests; a shopper gets the rest of the page (D19: interface texts never fall back). */
const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (import.meta.env.DEV) throw error;
  if ('reportError' in globalThis) reportError(error);
};

/** Gives the page its language. */
export function IntlRoot({ language, messages, children }: IntlRootProps) {
  return (
    <IntlProvider
      locale={locales[language]}
      defaultLocale={locales[language]}
      messages={messages}
      timeZone={timeZone}
      onError={onError}
    >
      {children}
    </IntlProvider>
  );
}
