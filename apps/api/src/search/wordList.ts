import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isOneEdit } from '@platine/domain/search/typos.ts';
import { compoundEndings, minModifierLength } from '@platine/domain/search/wordForms.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/searchSchema.ts';
import { joinNumbers, parseNumbers } from './numberLists.ts';
import { reverse } from './rebuildWords.ts';

/** The catalogue's words, for look-ups by prefix and by suffix. */
export type WordList = {
  /** In the order of their code points. */
  readonly words: readonly string[];
  /** The number of products of each word. */
  readonly products: Int32Array;
  /** Indexes of `words`, in the order of the reversed words. */
  readonly byReversedWord: Int32Array;
};

/** The most words that replace a prefix, or the last part of a compound. */
const maxMatches = 100;

/** Words in one row: splitting them takes a millisecond. */
const rowSize = 5_000;

/** PostgreSQL sorts: sorting 200,000 words here would block the process for a third of a second. */
export async function loadWordList(db: Database): Promise<WordList> {
  const rows = await db
    .select({
      words: sql<string>`string_agg(word, ' ' order by place)`,
      products: sql<string>`string_agg(products::text, ',' order by place)`,
      reversedPlaces: sql<string>`string_agg(reversed_place::text, ',' order by place)`,
    })
    .from(
      sql`(select word, products, row_number() over (order by word collate "C") - 1 as place,
        row_number() over (order by reversed collate "C") - 1 as reversed_place from ${searchWords}) as ordered`,
    )
    .groupBy(sql`place / ${sql.raw(String(rowSize))}`)
    .orderBy(sql`min(place)`);
  const words: string[] = [];
  const products: Int32Array[] = [];
  const reversedPlaces: Int32Array[] = [];
  for (const row of rows) {
    for (const word of row.words.split(' ')) words.push(word);
    products.push(parseNumbers(row.products));
    reversedPlaces.push(parseNumbers(row.reversedPlaces));
    await setImmediate();
  }
  return { words, products: await joinNumbers(products), byReversedWord: inverse(await joinNumbers(reversedPlaces)) };
}

/** From the place of each number to the number of each place. */
function inverse(places: Int32Array): Int32Array {
  const numbers = new Int32Array(places.length);
  for (let number = 0; number < places.length; number += 1) numbers[places[number] ?? 0] = number;
  return numbers;
}

/** Whether the catalogue has a folded word. */
export function hasWord({ words }: WordList, word: string): boolean {
  return words[placeOf(words.length, (at) => words[at] ?? '', word)] === word;
}

/** The words with a prefix; null when they are too many to list. */
export function wordsWithPrefix({ words }: WordList, beginning: string): string[] | null {
  const first = placeOf(words.length, (at) => words[at] ?? '', beginning);
  const found = words.slice(first, first + maxMatches).filter((word) => word.startsWith(beginning));
  return found.length < maxMatches ? found : null;
}

/** The most frequent compounds that end with a word in any form: Kohleschichtwiderstand for widerstand. */
export function compoundsEndingWith({ words, products, byReversedWord }: WordList, part: string): string[] {
  const shortest = [...part].length + minModifierLength;
  const wordAt = (place: number) => words[byReversedWord[place] ?? 0] ?? '';
  return compoundEndings.flatMap((ending) => {
    const found: { readonly word: string; readonly products: number }[] = [];
    const first = placeOf(words.length, (at) => reverse(wordAt(at)), reverse(part + ending));
    for (let place = first; place < words.length && wordAt(place).endsWith(part + ending); place += 1) {
      if ([...wordAt(place)].length >= shortest)
        found.push({ word: wordAt(place), products: products[byReversedWord[place] ?? 0] ?? 0 });
    }
    return found
      .toSorted((one, other) => other.products - one.products)
      .slice(0, maxMatches)
      .map(({ word }) => word);
  });
}

/**
 * The words one edit away. An edit leaves the first or the last half of a word as it is, unless it swaps the two letters in the middle, so that few
 * words are compared.
 */
export function wordsOneEditAway(list: WordList, word: string): string[] {
  const letters = [...word];
  const middle = letters.length >>> 1;
  const swapped = letters.with(middle - 1, letters[middle] ?? '').with(middle, letters[middle - 1] ?? '');
  const candidates = new Set([
    ...wordsBeginningWith(list, letters.slice(0, middle).join('')),
    ...wordsEndingWith(list, letters.slice(middle).join('')),
    ...wordsBeginningWith(list, swapped.join('')),
  ]);
  // An edit adds or takes one letter, of two UTF-16 units at most.
  return [...candidates].filter((other) => Math.abs(other.length - word.length) <= 2 && isOneEdit(word, other));
}

function* wordsBeginningWith({ words }: WordList, beginning: string): Generator<string> {
  const first = placeOf(words.length, (at) => words[at] ?? '', beginning);
  for (let place = first; words[place]?.startsWith(beginning) === true; place += 1) yield words[place] ?? '';
}

function* wordsEndingWith({ words, byReversedWord }: WordList, ending: string): Generator<string> {
  const wordAt = (place: number) => words[byReversedWord[place] ?? -1] ?? '';
  const first = placeOf(words.length, (at) => reverse(wordAt(at)), reverse(ending));
  for (let place = first; wordAt(place).endsWith(ending); place += 1) yield wordAt(place);
}

/** The first place whose word is not before `key`. Compares as PostgreSQL sorts, by UTF-8. */
function placeOf(size: number, wordAt: (place: number) => string, key: string): number {
  const bytes = Buffer.from(key);
  let [below, above] = [0, size];
  while (below < above) {
    const middle = (below + above) >>> 1;
    if (Buffer.compare(Buffer.from(wordAt(middle)), bytes) < 0) below = middle + 1;
    else above = middle;
  }
  return below;
}
