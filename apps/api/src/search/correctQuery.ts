import { arrayOverlaps, desc } from 'drizzle-orm';
import type { KnownWord } from '@platine/domain/search/typos.ts';
import { correctText, deletionsOf, correctableWords, correctWord } from '@platine/domain/search/typos.ts';
import type { QueryPiece } from '@platine/domain/search/queryPieces.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/searchSchema.ts';
import { readIndex } from './searchIndex.ts';
import { prefixTerm } from './textQuery.ts';

/** Corrects each word that no product has by one edit; null when there is no such word, or one without a correction. */
export async function correctQuery(db: Database, text: string, pieces: readonly QueryPiece[]): Promise<string | null> {
  const unknown = await unknownWords(db, correctableWords(pieces.flatMap(({ words }) => words)));
  if (unknown.length === 0) return null;
  const near = await nearWords(db, unknown);
  const corrections = unknown.flatMap((word) => {
    const corrected = correctWord(word, near);
    return corrected === null ? [] : [[word, corrected.shown] as const];
  });
  return corrections.length < unknown.length ? null : correctText(text, new Map(corrections));
}

/** The words that are no prefix of any product's term. */
async function unknownWords(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { found } = await readIndex(db, { terms: () => words.map(prefixTerm), stock: false });
  return words.filter((word) => (found.get(prefixTerm(word))?.length ?? 0) === 0);
}

/** Words one edit away share a deletion. Some of the rows are further away; `correctWord` ignores them. */
async function nearWords(db: Database, words: readonly string[]): Promise<KnownWord[]> {
  const deletions = words.flatMap(deletionsOf);
  return db
    .select({ word: searchWords.word, shown: searchWords.shown, products: searchWords.products })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.deletions, deletions))
    .orderBy(desc(searchWords.products))
    .limit(200);
}
