import { fold } from './words.ts';

/** Shorter words are never repaired, in characters: too many others are one letter away. */
export const shortestRepaired = 4;

/** What is left of a word without one of its letters, and the word itself: two words one edit apart share one of them. */
export function deletionsOf(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** Whether one letter more, less or different, or two neighbours that changed places, make one word of the other; the same word is not. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].toSorted((first, second) => first.length - second.length);
  if (short === undefined || long === undefined || one === other) return false;
  const start = short.findIndex((letter, index) => letter !== long[index]);
  if (start === -1) return long.length === short.length + 1;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  if (long.length > short.length) return rest(short, start) === rest(long, start + 1);
  return rest(short, start + 1) === rest(long, start + 1) || areSwapped(short, long, start);
}

function areSwapped(one: readonly string[], other: readonly string[], at: number): boolean {
  const swapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return swapped && one.slice(at + 2).join('') === other.slice(at + 2).join('');
}

/** A word that the shop's products have; `shown` is how it is written there. */
export type KnownWord = { readonly word: string; readonly shown: string; readonly products: number };

/** The known word that was most likely meant: one edit away, of the same first letter rather than not, then the most frequent. Null for none. */
export function repairWord(typed: string, known: readonly KnownWord[]): KnownWord | null {
  if ([...typed].length < shortestRepaired) return null;
  const near = known.filter(({ word }) => [...word].length >= shortestRepaired && isOneEdit(typed, word));
  const order = (one: KnownWord, other: KnownWord) =>
    Number(other.word[0] === typed[0]) - Number(one.word[0] === typed[0]) ||
    other.products - one.products ||
    (one.word < other.word ? -1 : 1);
  return near.toSorted(order)[0] ?? null;
}

/** The words of a query that may hold a slip: long enough, and of letters alone, since a part number's neighbour is another part. */
export function repairable(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => [...word].length >= shortestRepaired && /^\p{L}+$/u.test(word));
}

/** The query with its words repaired, the rest as it was typed. `repairs` is by folded word. */
export function correctText(text: string, repairs: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => repairs.get(fold(word)) ?? word);
}
