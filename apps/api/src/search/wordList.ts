import { compoundEndings, shortestModifier } from '@platine/domain/search/wordForms.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/searchSchema.ts';
import { reverse } from './words.ts';

type ListedWord = { readonly word: string; readonly key: string; readonly products: number };

/** The catalogue's words, to be looked up by their beginning and by their end. */
export type WordList = { readonly byBeginning: readonly ListedWord[]; readonly byEnd: readonly ListedWord[] };

/** So many words stand for a beginning, and for the last part of a compound, at most. */
const mostFitting = 100;

export async function loadWordList(db: Database): Promise<WordList> {
  return listWords(await db.select({ word: searchWords.word, products: searchWords.products }).from(searchWords));
}

export function listWords(words: readonly Omit<ListedWord, 'key'>[]): WordList {
  const sortedBy = (keyOf: (word: string) => string) =>
    words
      .map(({ word, products }) => ({ word, products, key: keyOf(word) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return { byBeginning: sortedBy((word) => word), byEnd: sortedBy(reverse) };
}

/** The words that begin so; null when they are too many to name them all. */
export function wordsThatBegin({ byBeginning }: WordList, beginning: string): string[] | null {
  const found = startingWith(byBeginning, beginning, mostFitting);
  return found.length < mostFitting ? found.map(({ word }) => word) : null;
}

/** The compounds that end so, in any form, the most frequent ones: Kohleschichtwiderstand for widerstand. */
export function compoundsOf({ byEnd }: WordList, part: string): string[] {
  const shortest = [...part].length + shortestModifier;
  return compoundEndings.flatMap((ending) =>
    startingWith(byEnd, reverse(part + ending))
      .filter(({ word }) => [...word].length >= shortest)
      .toSorted((one, other) => other.products - one.products)
      .slice(0, mostFitting)
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
