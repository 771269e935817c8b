import { compoundEndings, minModifierLength } from '@platine/domain/search/wordForms.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/searchSchema.ts';
import { reverse } from './rebuildWords.ts';

type ListedWord = { readonly word: string; readonly key: string; readonly products: number };

/** The catalogue's words, sorted for look-ups by prefix and by suffix. */
export type WordList = { readonly byWord: readonly ListedWord[]; readonly byReversedWord: readonly ListedWord[] };

/** The most words that replace a prefix, or the last part of a compound. */
const maxMatches = 100;

export async function loadWordList(db: Database): Promise<WordList> {
  return createWordList(await db.select({ word: searchWords.word, products: searchWords.products }).from(searchWords));
}

export function createWordList(words: readonly Omit<ListedWord, 'key'>[]): WordList {
  const sortedBy = (keyOf: (word: string) => string) =>
    words
      .map(({ word, products }) => ({ word, products, key: keyOf(word) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return { byWord: sortedBy((word) => word), byReversedWord: sortedBy(reverse) };
}

/** The words with a prefix; null when they are too many to list. */
export function wordsWithPrefix({ byWord }: WordList, beginning: string): string[] | null {
  const found = startingWith(byWord, beginning, maxMatches);
  return found.length < maxMatches ? found.map(({ word }) => word) : null;
}

/** The most frequent compounds that end with a word in any form: Kohleschichtwiderstand for widerstand. */
export function compoundsEndingWith({ byReversedWord }: WordList, part: string): string[] {
  const shortest = [...part].length + minModifierLength;
  return compoundEndings.flatMap((ending) =>
    startingWith(byReversedWord, reverse(part + ending))
      .filter(({ word }) => [...word].length >= shortest)
      .toSorted((one, other) => other.products - one.products)
      .slice(0, maxMatches)
      .map(({ word }) => word),
  );
}

function startingWith(sorted: readonly ListedWord[], beginning: string, most = Infinity): ListedWord[] {
  const found: ListedWord[] = [];
  for (let at = placeOf(sorted, beginning); at < sorted.length && found.length < most; at += 1) {
    const listed = sorted[at];
    if (listed === undefined || !listed.key.startsWith(beginning)) break;
    found.push(listed);
  }
  return found;
}

function placeOf(sorted: readonly ListedWord[], key: string): number {
  let [below, above] = [0, sorted.length];
  while (below < above) {
    const middle = (below + above) >>> 1;
    if ((sorted[middle]?.key ?? '') < key) below = middle + 1;
    else above = middle;
  }
  return below;
}
