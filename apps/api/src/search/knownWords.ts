import { arrayOverlaps, desc, sql } from 'drizzle-orm';
import { compoundEndings, shortestModifier } from '@platine/domain/search/wordForms.ts';
import type { KnownWord } from '@platine/domain/search/typos.ts';
import { correctText, deletionsOf, repairable, repairWord } from '@platine/domain/search/typos.ts';
import type { WantedPiece } from '@platine/domain/search/wanted.ts';
import type { Database } from '../db/database.ts';
import { productSearch, searchWords } from '../db/searchSchema.ts';
import { lexeme } from './lexemes.ts';
import type { Endings } from './textQuery.ts';
import { reverse } from './words.ts';

/** A word that more compounds end with finds the most frequent of them. */
const mostCompounds = 100;

/** Sorts behind each word, whatever comes after its beginning. */
const afterAll = '\u{10FFFF}';

/** The compounds of the catalogue that end with wanted words: Kohleschichtwiderstand for Widerstand. */
export async function findEndings(db: Database, pieces: readonly WantedPiece[]): Promise<Endings> {
  const wanted = pieces
    .flatMap(({ alternatives }) => alternatives.flat())
    .flatMap(({ term, fit }) => (fit === 'ends' ? [term] : []));
  if (wanted.length === 0) return new Map();
  const ends = wanted.flatMap((term) => compoundEndings.map((ending) => ({ term, end: reverse(term + ending) })));
  const asked = sql`unnest(${sql.param(ends.map(({ term }) => term))}::text[], ${sql.param(ends.map(({ end }) => end))}::text[]) as asked(term, ending)`;
  const found = await db.select({ term: sql<string>`asked.term`, word: sql<string>`found.word` }).from(
    sql`${asked} cross join lateral (
        select word from ${searchWords}
        where reversed ~>=~ asked.ending and reversed ~<~ (asked.ending || ${afterAll})
          and length(word) >= length(asked.term) + ${shortestModifier}
        order by products desc limit ${mostCompounds}) as found`,
  );
  const endings = new Map<string, string[]>();
  for (const { term, word } of found) endings.set(term, [...(endings.get(term) ?? []), word]);
  return endings;
}

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
  const queries = sql`unnest(${sql.param(words)}::text[], ${sql.param(words.map((word) => `${lexeme(word)}:*`))}::text[])`;
  const found = await db
    .select({ word: sql<string>`asked.word` })
    .from(sql`${queries} as asked(word, query)`)
    .where(sql`not exists (select from ${productSearch} where terms @@ asked.query::tsquery)`);
  return found.map(({ word }) => word);
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
