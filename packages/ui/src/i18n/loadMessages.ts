import type { Language } from '@platine/domain/language/language.ts';
import type { ResolvedIntlConfig } from 'react-intl';

/** Messages of one language: text in tests under Node, syntax trees in a build (see build/messages.ts). */
export type Messages = ResolvedIntlConfig['messages'];

/** Fetches the messages of a language; rejects when they cannot be fetched. */
export type LoadMessages = (language: Language) => Promise<Messages>;

/** Messages that travel together: those of the first screens, those of cart and checkout, or all. */
export type MessageGroup = 'first' | 'buying' | 'all';

type Part = () => Promise<{ readonly default: Messages }>;
type Parts = Readonly<Record<MessageGroup | 'rest', Part>>;

const parts: Readonly<Record<Language, Parts>> = {
  EN: {
    first: () => import('./messages/en.json?first'),
    buying: () => import('./messages/en.json?buying'),
    rest: () => import('./messages/en.json?rest'),
    all: () => import('./messages/en.json'),
  },
  DE: {
    first: () => import('./messages/de.json?first'),
    buying: () => import('./messages/de.json?buying'),
    rest: () => import('./messages/de.json?rest'),
    all: () => import('./messages/de.json'),
  },
  FR: {
    first: () => import('./messages/fr.json?first'),
    buying: () => import('./messages/fr.json?buying'),
    rest: () => import('./messages/fr.json?rest'),
    all: () => import('./messages/fr.json'),
  },
};

/** The group that a language's dictionary has, and the loader of the messages that it lacks. */
type Wanting = { readonly group: MessageGroup; readonly fetchRest: () => Promise<void> };

const wanting = new Map<Language, Wanting>();

/**
 * Loads the messages that a page starts with. The others are added to the same object later; nothing rendered before uses them, so nothing
 * renders again.
 */
export async function loadFirstMessages(language: Language, group: MessageGroup): Promise<Messages> {
  if (group === 'all') return loadMessages(language);
  const { [group]: first, rest, all } = parts[language];
  const dictionary: Messages = Object.assign({}, (await first()).default);
  const fetchRest = async () => {
    Object.assign(dictionary, (await (group === 'first' ? rest : all)()).default);
    wanting.delete(language);
  };
  wanting.set(language, { group, fetchRest });
  return dictionary;
}

/** Loads the remaining messages of the page's language, unless it has those of this group. Called before anything is rendered that needs them. */
export async function loadMoreMessages(needed: MessageGroup): Promise<void> {
  const lacking = [...wanting.values()].filter(({ group }) => group !== needed);
  await Promise.all(lacking.map(({ fetchRest }) => fetchRest()));
}

/** Loads all messages of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await parts[language].all()).default;
}
