import { messageParts, messageTree } from './messageParts.ts';

/** Words as a file has them: texts, lists of texts, and groups of these by name. */
export type WordTree = string | readonly string[] | { readonly [name: string]: WordTree };

export type Keys = readonly string[];

/** A mistake and where it is; the message ends a sentence that begins with the place. */
export type WordMistake = { readonly keys: Keys; readonly message: string };

/** A longer text is no word of the program. */
const longest = 5000;

/** Compares words with the English ones: nothing may be missing, unknown, empty, or lack a placeholder. Those of `screens` are messages in ICU syntax. */
export function wordMistakes(english: WordTree, given: unknown, keys: Keys = []): WordMistake[] {
  if (given === undefined) return namesOf(english, keys).map((name) => ({ keys: name, message: 'is missing: add it' }));
  if (typeof english === 'string') return textMistakes(english, given, keys);
  if (isList(english)) return listMistakes(english, given, keys);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return [{ keys, message: 'must have lines below it, each with a name and a text: write them' }];
  const values: Readonly<Record<string, unknown>> = { ...given };
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(english, name));
  return [
    ...Object.entries(english).flatMap(([name, words]) => wordMistakes(words, values[name], [...keys, name])),
    ...unknown.map((name) => ({
      keys: [...keys, name],
      message: 'is not known here: correct the name or delete the line',
    })),
  ];
}

/** Whether words are of the form of the English ones: `wordMistakes` has found none. */
export function areWhole<Words extends WordTree>(english: Words, given: unknown): given is Words {
  return wordMistakes(english, given).length === 0;
}

function isList(words: WordTree): words is readonly string[] {
  return Array.isArray(words);
}

function namesOf(words: WordTree, keys: Keys): Keys[] {
  if (typeof words === 'string' || isList(words)) return [keys];
  return Object.entries(words).flatMap(([name, below]) => namesOf(below, [...keys, name]));
}

/** Another language may need more or fewer sentences. */
function listMistakes(english: readonly string[], given: unknown, keys: Keys): WordMistake[] {
  const texts: readonly unknown[] = Array.isArray(given) ? given : [];
  const isWritten = texts.length > 0 && texts.every((text) => typeof text === 'string' && text.trim() !== '');
  if (isWritten) return partMistakes(english.join(' '), texts.join(' '), keys);
  return [{ keys, message: 'must be a list of texts, with a dash before each: write it so' }];
}

function textMistakes(english: string, given: unknown, keys: Keys): WordMistake[] {
  if (typeof given !== 'string') return [{ keys, message: 'must be text: put it in quotes' }];
  if (given.trim() === '') return [{ keys, message: 'has no text: translate it' }];
  if (given.length > longest) return [{ keys, message: `has more than ${longest} characters: shorten it` }];
  return partMistakes(english, given, keys);
}

function partMistakes(english: string, given: string, keys: Keys): WordMistake[] {
  const messages = keys[0] === 'screens' ? messageMistakes(english, given) : wordPartMistakes(english, given);
  return messages.map((message) => ({ keys, message }));
}

function wordPartMistakes(english: string, given: string): string[] {
  return differingParts(placeholders(english), placeholders(given));
}

function messageMistakes(english: string, given: string): string[] {
  const tree = messageTree(given);
  if (tree === null) return ['is no message in ICU syntax: close its braces and tags'];
  return differingParts(messageParts(messageTree(english) ?? []), messageParts(tree));
}

function placeholders(text: string): ReadonlySet<string> {
  return new Set(text.match(/\{[\w.]+\}/g));
}

/** Sentences on the places of a text that another has and it lacks, and the other way about. */
function differingParts(expected: ReadonlySet<string>, given: ReadonlySet<string>): string[] {
  return [
    ...[...expected]
      .filter((part) => !given.has(part))
      .map((part) => `lacks ${part}, which the English text has: add it`),
    ...[...given]
      .filter((part) => !expected.has(part))
      .map((part) => `has ${part}, which the English text lacks: take it out`),
  ];
}
