import { arrayOverlaps, desc } from 'drizzle-orm';
import type { KnownWord } from '@platine/domain/search/typos.ts';
import { correctText, deletionsOf, repairable, repairWord } from '@platine/domain/search/typos.ts';
import type { WantedPiece } from '@platine/domain/search/wanted.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/searchSchema.ts';
import { freshIndex } from './searchIndex.ts';
import { beginsWith } from './textQuery.ts';

/** The text with the words that no product has repaired by one letter; null when there is nothing to repair, or no way to. */
export async function correct(db: Database, text: string, pieces: readonly WantedPiece[]): Promise<string | null> {
  const unknown = await unknownWords(db, repairable(pieces.flatMap(({ words }) => words)));
  if (unknown.length === 0) return null;
  const near = await nearWords(db, unknown);
  const repairs = unknown.flatMap((word) => {
    const repaired = repairWord(word, near);
    return repaired === null ? [] : [[word, repaired.shown] as const];
  });
  return repairs.length < unknown.length ? null : correctText(text, new Map(repairs));
}

/** The words that begin no term of any product. */
async function unknownWords(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { found } = await freshIndex(db, { leaves: () => words.map(beginsWith), stock: false });
  return words.filter((word) => (found.get(beginsWith(word))?.length ?? 0) === 0);
}

/** A word one edit away shares a deletion; so do some that are further away, which the repair leaves out. */
async function nearWords(db: Database, words: readonly string[]): Promise<KnownWord[]> {
  const deletions = words.flatMap(deletionsOf);
  return db
    .select({ word: searchWords.word, shown: searchWords.shown, products: searchWords.products })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.deletions, deletions))
    .orderBy(desc(searchWords.products))
    .limit(200);
}
