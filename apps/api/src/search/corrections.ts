import { inArray } from 'drizzle-orm';
import type { KnownWord } from '@platine/domain/search/typos.ts';
import { correctableWords, correctionsOf } from '@platine/domain/search/typos.ts';
import type { QueryPiece } from '@platine/domain/search/queryPieces.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/searchSchema.ts';
import type { SearchIndex } from './searchIndex.ts';
import { readIndex } from './searchIndex.ts';
import { prefixTerm } from './textQuery.ts';
import { giveTurn } from './turns.ts';
import type { WordList } from './wordList.ts';
import { wordsOneEditAway, wordsWithPrefix } from './wordList.ts';

/** The query with words corrected by one edit each, in the order in which they are tried. */
export async function readCorrections(db: Database, text: string, pieces: readonly QueryPiece[]): Promise<string[]> {
  const all = correctableWords(pieces.flatMap(({ words }) => words));
  if (all.length === 0) return [];
  const { list, unknown } = await findUnknown(db, all);
  const near: string[] = [];
  for (const word of unknown.length > 0 ? unknown : all) {
    await giveTurn();
    near.push(...wordsOneEditAway(list, word));
  }
  return near.length === 0 ? [] : correctionsOf(text, { all, unknown }, await readSpellings(db, near));
}

/** The words that are no prefix of any product's term. The word list has most of them, so that few are looked up. */
async function findUnknown(
  db: Database,
  words: readonly string[],
): Promise<{ readonly list: WordList; readonly unknown: readonly string[] }> {
  const unlisted = ({ words: list }: SearchIndex) => words.filter((word) => wordsWithPrefix(list, word)?.length === 0);
  const { index, found } = await readIndex(db, { terms: (read) => unlisted(read).map(prefixTerm), stock: false });
  const unknown = unlisted(index).filter((word) => (found.get(prefixTerm(word))?.length ?? 0) === 0);
  return { list: index.words, unknown };
}

async function readSpellings(db: Database, words: readonly string[]): Promise<KnownWord[]> {
  return db
    .select({ word: searchWords.word, shown: searchWords.shown, products: searchWords.products })
    .from(searchWords)
    .where(inArray(searchWords.word, [...new Set(words)]));
}
