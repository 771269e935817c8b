import type { InAddedLanguages } from '@platine/domain/language/inLanguages.ts';
import type { BuiltInLanguage, Language } from '@platine/domain/language/language.ts';
import { isBuiltIn } from '@platine/domain/language/language.ts';
import type { ResolvedIntlConfig } from 'react-intl';
import { importAgain } from './importAgain.ts';

/** Messages of one language: text in tests under Node, syntax trees in a build (see build/messages.ts). */
export type Messages = ResolvedIntlConfig['messages'];

/** Fetches the messages of a language; rejects when they cannot be fetched. */
export type LoadMessages = (language: Language) => Promise<Messages>;

/** Messages that travel together: those of the first screens, those of their later parts, those of cart and checkout, or all. */
export type MessageGroup = 'first' | 'parts' | 'buying' | 'all';

/** A file with a part of a catalogue. `rest` has what neither `first` nor `parts` has. */
type CatalogueFile = MessageGroup | 'rest';
type Load = () => Promise<{ readonly default: Messages }>;

const files: Readonly<Record<BuiltInLanguage, Readonly<Record<CatalogueFile, Load>>>> = {
  EN: {
    first: () => import('./messages/en.json?first'),
    parts: () => import('./messages/en.json?parts'),
    buying: () => import('./messages/en.json?buying'),
    rest: () => import('./messages/en.json?rest'),
    all: () => import('./messages/en.json'),
  },
  DE: {
    first: () => import('./messages/de.json?first'),
    parts: () => import('./messages/de.json?parts'),
    buying: () => import('./messages/de.json?buying'),
    rest: () => import('./messages/de.json?rest'),
    all: () => import('./messages/de.json'),
  },
  FR: {
    first: () => import('./messages/fr.json?first'),
    parts: () => import('./messages/fr.json?parts'),
    buying: () => import('./messages/fr.json?buying'),
    rest: () => import('./messages/fr.json?rest'),
    all: () => import('./messages/fr.json'),
  },
};

/** Addresses of modules with all messages of the languages that the shop's folder adds. */
export type AddedMessages = InAddedLanguages<string>;

/** The group that a language's dictionary began with, and the files that it lacks. */
type Begun = {
  readonly group: MessageGroup;
  readonly dictionary: Messages;
  readonly lacking: Set<CatalogueFile>;
};

const begun = new Map<BuiltInLanguage, Begun>();

/**
 * Loads the messages that a page starts with. The others are added to the same object later; nothing rendered before uses them, so nothing
 * renders again.
 */
export async function loadFirstMessages(
  language: Language,
  group: MessageGroup,
  added: AddedMessages,
): Promise<Messages> {
  if (group === 'all' || !isBuiltIn(language)) return loadMessages(language, added);
  const dictionary: Messages = Object.assign({}, (await files[language][group]()).default);
  begun.set(language, { group, dictionary, lacking: new Set(group === 'first' ? ['parts', 'rest'] : ['all']) });
  return dictionary;
}

/** Loads the messages of this group that the page's language lacks. Called before anything is rendered that needs them. */
export async function loadMoreMessages(needed: MessageGroup): Promise<void> {
  const others = [...begun].filter(([, { group }]) => group !== needed);
  await Promise.all(others.map(([language, page]) => add(language, page, needed)));
}

async function add(language: BuiltInLanguage, { dictionary, lacking }: Begun, needed: MessageGroup): Promise<void> {
  const wanted = [...lacking].filter((file) => needed !== 'parts' || file !== 'rest');
  await Promise.all(
    wanted.map(async (file) => {
      Object.assign(dictionary, (await importAgain(files[language][file])).default);
      lacking.delete(file);
    }),
  );
}

/** Loads all messages of one language. Rejects for an added one whose address is not named. */
export async function loadMessages(language: Language, added: AddedMessages = {}): Promise<Messages> {
  if (isBuiltIn(language)) return (await files[language].all()).default;
  const { [language]: address = '' } = added;
  const load: Load = () => import(/* @vite-ignore */ address);
  return (await importAgain(load)).default;
}
