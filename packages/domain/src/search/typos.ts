import { fold } from './words.ts';

/** Shorter words are never corrected, in characters: too many other words are one letter away. */
export const minCorrectedLength = 4;

/** Whether one insertion, deletion, substitution or swap of neighbours turns one word into the other. Equal words are no edit apart. */
export function isOneEdit(one: string, other: string): boolean {
  const [first, second] = [[...one], [...other]];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
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

/** A word of the catalogue; `shown` is its usual spelling. */
export type KnownWord = { readonly word: string; readonly shown: string; readonly products: number };

/** The known words one edit away, the most likely first. The same first letter counts before frequency. */
export function nearWords(typed: string, known: readonly KnownWord[]): KnownWord[] {
  if ([...typed].length < minCorrectedLength) return [];
  const near = known.filter(({ word }) => [...word].length >= minCorrectedLength && isOneEdit(typed, word));
  const order = (one: KnownWord, other: KnownWord) =>
    Number(other.word[0] === typed[0]) - Number(one.word[0] === typed[0]) ||
    other.products - one.products ||
    (one.word < other.word ? -1 : 1);
  return near.toSorted(order);
}

/** The most corrections of a query that are tried. */
const maxCorrections = 8;

/** The folded words of a query that may be corrected, and those of them that no product has. */
export type QueryWords = { readonly all: readonly string[]; readonly unknown: readonly string[] };

/**
 * The query with corrected words, in the order in which they are tried. Each unknown word needs a correction. Without unknown words any word may
 * be the slip, because one edit can turn a word into another known one.
 */
export function correctionsOf(text: string, { all, unknown }: QueryWords, known: readonly KnownWord[]): string[] {
  const likeliest = unknown.flatMap((word) => {
    const [first] = nearWords(word, known);
    return first === undefined ? [] : [[word, first.shown] as const];
  });
  if (likeliest.length < unknown.length) return [];
  const others = (unknown.length > 0 ? unknown : all).flatMap((word) =>
    nearWords(word, known).map(({ shown }) => correctText(text, new Map([...likeliest, [word, shown]]))),
  );
  return [...new Set(others)].slice(0, maxCorrections);
}

/** The words of a query that may be corrected: long enough, and letters only, because one edit turns a part number into another part. */
export function correctableWords(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => [...word].length >= minCorrectedLength && /^\p{L}+$/u.test(word));
}

/** The query with corrected words and otherwise as typed. `corrections` maps folded words. */
function correctText(text: string, corrections: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => corrections.get(fold(word)) ?? word);
}
