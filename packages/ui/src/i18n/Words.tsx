import type { Language } from '@platine/domain/language/language.ts';
import type { ReactNode } from 'react';
import { Suspense, use } from 'react';
import { IntlRoot } from './IntlRoot.tsx';
import type { LoadMessages, Messages } from './loadMessages.ts';
import { loadMessages } from './loadMessages.ts';

type WordsProps = {
  /** Language of all words, numbers and dates below it. */
  readonly language: Language;
  /** Fetches the messages of a language; the package's own by default. Declare it outside the component: another function is asked again. */
  readonly load?: LoadMessages;
  /** Everything that has words. Nothing of it is shown until the words are there. */
  readonly children: ReactNode;
};

/**
 * Provides words to components: those of the package, or an app's own. A page that has its messages already takes `IntlRoot`.
 *
 * @public For apps that install the package: the storefront has its messages before it renders.
 */
export function Words(props: WordsProps) {
  return (
    <Suspense>
      <LoadedWords {...props} />
    </Suspense>
  );
}

function LoadedWords({ language, load = loadMessages, children }: WordsProps) {
  return (
    <IntlRoot language={language} messages={use(askedOnce(load, language))} load={load}>
      {children}
    </IntlRoot>
  );
}

const asked = new WeakMap<LoadMessages, Map<Language, Promise<Messages>>>();

/** React waits for the same promise at each rendering. One that has failed is dropped, so that a later try asks again. */
function askedOnce(load: LoadMessages, language: Language): Promise<Messages> {
  const languages = asked.get(load) ?? new Map<Language, Promise<Messages>>();
  asked.set(load, languages);
  const messages = languages.get(language) ?? load(language);
  languages.set(language, messages);
  messages.catch(() => languages.delete(language));
  return messages;
}
