import type { Language } from '@platine/domain/language/language.ts';
import type { ResolvedIntlConfig } from 'react-intl';

/** Messages of one language: text in tests under Node, syntax trees in a build (see build/messages.ts). */
export type Messages = ResolvedIntlConfig['messages'];

/** Fetches the messages of a language; rejects when they cannot be fetched. */
export type LoadMessages = (language: Language) => Promise<Messages>;

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

/** Loaders of the remaining messages, by languages of which only the first part is loaded. */
const wanting = new Map<Language, () => Promise<void>>();

/**
 * Loads the messages that first screens need. The others are added to the same object later; nothing rendered before uses them, so nothing
 * renders again.
 */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  const dictionary: Messages = Object.assign({}, (await parts[language].first()).default);
  wanting.set(language, async () => {
    Object.assign(dictionary, (await parts[language].rest()).default);
    wanting.delete(language);
  });
  return dictionary;
}

/** Loads the remaining messages of the page's language. Called before anything outside the first screens is rendered. */
export async function loadMoreMessages(): Promise<void> {
  await Promise.all([...wanting.values()].map((fetchRest) => fetchRest()));
}

/** Loads all messages of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await parts[language].all()).default;
}
