import type { Language } from '@platine/domain/language/language.ts';
import type { ResolvedIntlConfig } from 'react-intl';

/** One language's words: text in tests under Node, syntax trees in a build (see build/messages.ts). */
export type Messages = ResolvedIntlConfig['messages'];

type Part = () => Promise<{ readonly default: Messages }>;
type Parts = { readonly first: Part; readonly rest: Part; readonly all: Part };

const parts: Readonly<Record<Language, Parts>> = {
  EN: {
    first: () => import('./messages/en.json?first'),
    rest: () => import('./messages/en.json?rest'),
    all: () => import('./messages/en.json'),
  },
  DE: {
    first: () => import('./messages/de.json?first'),
    rest: () => import('./messages/de.json?rest'),
    all: () => import('./messages/de.json'),
  },
  FR: {
    first: () => import('./messages/fr.json?first'),
    rest: () => import('./messages/fr.json?rest'),
    all: () => import('./messages/fr.json'),
  },
};

/** The languages whose first words are there and whose others are not yet: how to fetch those. */
const wanting = new Map<Language, () => Promise<void>>();

/**
 * Loads the words of one language that the first pages need. The others join the same dictionary later: nothing that is shown asks for
 * them, so that nothing is to be drawn anew.
 */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  const dictionary: Messages = Object.assign({}, (await parts[language].first()).default);
  wanting.set(language, async () => {
    Object.assign(dictionary, (await parts[language].rest()).default);
    wanting.delete(language);
  });
  return dictionary;
}

/** Loads what is missing of the words of the page's language: before anything is drawn that no first page has. */
export async function loadMoreMessages(): Promise<void> {
  await Promise.all([...wanting.values()].map((fetchRest) => fetchRest()));
}

/** Loads all words of one language; the other languages stay on the server. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await parts[language].all()).default;
}
