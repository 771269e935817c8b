import type { Language } from '@platine/domain/language/language.ts';
import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import type { IntlConfig } from 'react-intl';
import { IntlProvider } from 'react-intl';
import type { Messages } from './loadMessages.ts';
import { loadMessages } from './loadMessages.ts';
import { languageTag, locales, timeZone } from './locales.ts';
import type { LearnLanguage } from './speech.ts';
import { SpeechContext } from './speech.ts';

type Spoken = { readonly language: Language; readonly messages: Messages };

type IntlRootProps = Spoken & { readonly children: ReactNode };

/** A missing or broken message stops development and tests; a shopper gets the rest of the page (D19: interface texts never fall back). */
const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (import.meta.env.DEV) throw error;
  if ('reportError' in globalThis) reportError(error);
};

/** Gives the page its language: the one it was drawn in, until the shopper chooses another (spec §4). */
export function IntlRoot({ language: drawn, messages, children }: IntlRootProps) {
  const [chosen, setChosen] = useState<(Spoken & { readonly insteadOf: Language }) | null>(null);
  const spoken = chosen?.insteadOf === drawn ? chosen : { language: drawn, messages };
  const learn = useCallback<LearnLanguage>(
    async (language) => {
      const words = await loadMessages(language);
      return () => {
        document.documentElement.lang = languageTag(language);
        setChosen({ language, messages: words, insteadOf: drawn });
      };
    },
    [drawn],
  );
  const locale = locales[spoken.language];
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={locale}
      messages={spoken.messages}
      timeZone={timeZone}
      onError={onError}
    >
      <SpeechContext value={learn}>{children}</SpeechContext>
    </IntlProvider>
  );
}
