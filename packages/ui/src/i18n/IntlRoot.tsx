import type { Language } from '@platine/domain/language/language.ts';
import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { LoadMessages, Messages } from './loadMessages.ts';
import { loadMessages } from './loadMessages.ts';
import { languageTag } from '@platine/domain/language/locales.ts';
import { intlOf } from './intlOf.ts';
import type { LearnLanguage } from './speech.ts';
import { SpeechContext } from './speech.ts';

type Spoken = {
  /** Language of all words, numbers and dates below it. */
  readonly language: Language;
  /** Compiled messages of that language. */
  readonly messages: Messages;
};

type IntlRootProps = Spoken & {
  /** Fetches the messages of the language that a shopper chooses; the package's own by default. */
  readonly load?: LoadMessages;
  /** Everything that has words. */
  readonly children: ReactNode;
};

/** Provides the page's language: the one it was rendered in, until the shopper chooses another (spec §4). */
export function IntlRoot({ language: drawn, messages, load = loadMessages, children }: IntlRootProps) {
  const [chosen, setChosen] = useState<(Spoken & { readonly insteadOf: Language }) | null>(null);
  const spoken = chosen?.insteadOf === drawn ? chosen : { language: drawn, messages };
  const learn = useCallback<LearnLanguage>(
    async (language) => {
      const words = await load(language);
      return () => {
        document.documentElement.lang = languageTag(language);
        setChosen({ language, messages: words, insteadOf: drawn });
      };
    },
    [drawn, load],
  );
  return (
    <RawIntlProvider value={intlOf(spoken.language, spoken.messages)}>
      <SpeechContext value={learn}>{children}</SpeechContext>
    </RawIntlProvider>
  );
}
