import { reverse } from '../src/search/rebuildWords.ts';
import type { WordList } from '../src/search/wordList.ts';

/** A word list as the database has it; each word is one of a single product. */
export function wordListOf(words: readonly string[]): WordList {
  const sorted = words.toSorted();
  const places = sorted.map((word, place) => [reverse(word), place] as const);
  const reversed = places.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    words: sorted,
    products: new Int32Array(words.length).fill(1),
    byReversedWord: Int32Array.from(reversed, ([, place]) => place),
  };
}
