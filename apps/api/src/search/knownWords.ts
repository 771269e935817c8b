import { arrayOverlaps, desc, sql } from 'drizzle-orm';
import { compoundEndings, shortestModifier } from '@platine/domain/search/wordForms.ts';
import type { KnownWord } from '@platine/domain/search/typos.ts';
import { correctText, deletionsOf, repairable, repairWord } from '@platine/domain/search/typos.ts';
import type { WantedPiece, WantedTerm } from '@platine/domain/search/wanted.ts';
import type { Database } from '../db/database.ts';
import { productSearch, searchWords } from '../db/searchSchema.ts';
import { lexeme } from './lexemes.ts';
import type { FittingWords } from './textQuery.ts';
import { reverse } from './words.ts';

/** So many words stand for a beginning, and for the last part of a compound, at most: the most frequent ones. */
const mostFitting = 100;

/** Sorts behind each word, whatever comes after its beginning. */
const afterAll = '\u{10FFFF}';

type Asked = { readonly fit: 'begins' | 'ends'; readonly term: string; readonly beginning: string };

/** The words of the catalogue that wanted words fit: resistors for resistor, Kohleschichtwiderstand for Widerstand. */
export async function findFitting(db: Database, pieces: readonly WantedPiece[]): Promise<FittingWords> {
  const begins = new Map<string, string[]>();
  const ends = new Map<string, string[]>();
  const asked = pieces.flatMap(({ alternatives }) => alternatives.flat()).flatMap(askedFor);
  if (asked.length === 0) return { begins, ends };
  const column = (name: keyof Asked) => sql`${sql.param(asked.map((one) => one[name]))}::text[]`;
  const found = await db
    .select({ fit: sql<string>`asked.fit`, term: sql<string>`asked.term`, word: sql<string>`found.word` })
    .from(
      sql`unnest(${column('fit')}, ${column('term')}, ${column('beginning')}) as asked(fit, term, beginning) cross join lateral (
        (select word, products from ${searchWords} where asked.fit = 'ends'
          and reversed ~>=~ asked.beginning and reversed ~<~ (asked.beginning || ${afterAll})
          and length(word) >= length(asked.term) + ${shortestModifier} order by products desc limit ${mostFitting})
        union all (select word, products from ${searchWords} where asked.fit = 'begins'
          and word ~>=~ asked.beginning and word ~<~ (asked.beginning || ${afterAll}) limit ${mostFitting})) as found`,
    );
  for (const { fit, term, word } of found) {
    const words = fit === 'begins' ? begins : ends;
    words.set(term, [...(words.get(term) ?? []), word]);
  }
  for (const [term, words] of begins) if (words.length >= mostFitting) begins.delete(term);
  return { begins, ends };
}

function askedFor({ term, fit }: WantedTerm): Asked[] {
  if (fit === 'ends') return compoundEndings.map((ending) => ({ fit, term, beginning: reverse(term + ending) }));
  const isWord = fit === 'begins' && repairable([term]).length > 0;
  return isWord ? [{ fit, term, beginning: term }] : [];
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
