import { arrayOverlaps, desc } from 'drizzle-orm';
import type { KnownWord } from '@platine/domain/search/typos.ts';
import { correctableWords, correctionsOf, deletionsOf } from '@platine/domain/search/typos.ts';
import type { QueryPiece } from '@platine/domain/search/queryPieces.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/searchSchema.ts';
import type { SearchIndex } from './searchIndex.ts';
import { readIndex } from './searchIndex.ts';
import { prefixTerm } from './textQuery.ts';
import { wordsWithPrefix } from './wordList.ts';

/** The query with words corrected by one edit each, in the order in which they are tried. */
export async function readCorrections(db: Database, text: string, pieces: readonly QueryPiece[]): Promise<string[]> {
  const all = correctableWords(pieces.flatMap(({ words }) => words));
  if (all.length === 0) return [];
  const unknown = await unknownWords(db, all);
  return correctionsOf(text, { all, unknown }, await readNear(db, unknown.length > 0 ? unknown : all));
}

/** The words that are no prefix of any product's term. The word list has most of them, so that few are looked up. */
async function unknownWords(db: Database, words: readonly string[]): Promise<string[]> {
  const unlisted = ({ words: list }: SearchIndex) => words.filter((word) => wordsWithPrefix(list, word)?.length === 0);
  const { index, found } = await readIndex(db, { terms: (read) => unlisted(read).map(prefixTerm), stock: false });
  return unlisted(index).filter((word) => (found.get(prefixTerm(word))?.length ?? 0) === 0);
}

/** Words one edit away share a deletion. Some of the rows are further away; `nearWords` ignores them. */
async function readNear(db: Database, words: readonly string[]): Promise<KnownWord[]> {
  const deletions = words.flatMap(deletionsOf);
  return db
    .select({ word: searchWords.word, shown: searchWords.shown, products: searchWords.products })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.deletions, deletions))
    .orderBy(desc(searchWords.products))
    .limit(200);
}
