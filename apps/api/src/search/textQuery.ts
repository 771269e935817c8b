import type { QueryPiece, TermPattern } from '@platine/domain/search/queryPieces.ts';
import { isUnfinishedWord } from '@platine/domain/search/queryPieces.ts';
import { exactTerm } from '@platine/domain/search/terms.ts';
import { correctableWords } from '@platine/domain/search/typos.ts';
import { lexeme } from './lexemes.ts';
import { termPrefixes } from './termPrefixes.ts';
import type { WordList } from './wordList.ts';
import { compoundsEndingWith, wordsWithPrefix } from './wordList.ts';

/** One operand of a tsquery, a whole term or a prefix, as PostgreSQL reads it. */
export type QueryTerm = string;

/** AND of pieces, each an OR of alternatives, each an AND of terms, each an OR of query terms. */
export type BooleanQuery = readonly (readonly (readonly (readonly QueryTerm[])[])[])[];

export type TextQuery = {
  /** The text as a whole SKU, part number or GTIN (D21). */
  readonly exact: QueryTerm;
  /** The text as the beginning of one of these. */
  readonly prefix: QueryTerm;
  /** Null when the text has no words, so that only an exact match can find a product. */
  readonly words: BooleanQuery | null;
  /** The same words, unabbreviated, in names and part numbers only. */
  readonly named: BooleanQuery | null;
};

export function textQuery(text: string, pieces: readonly QueryPiece[], list: WordList): TextQuery {
  const numbers = { exact: lexeme(exactTerm(text)), prefix: prefixTerm(exactTerm(text)) };
  if (pieces.length === 0) return { ...numbers, words: null, named: null };
  const everywhere = { list, namesOnly: false };
  return {
    ...numbers,
    words: booleanQuery(pieces, everywhere),
    named: booleanQuery(pieces, { ...everywhere, namesOnly: true }),
  };
}

type Scope = { readonly list: WordList; readonly namesOnly: boolean };

/** Leaves out the alternatives for which the catalogue has no word. */
function booleanQuery(pieces: readonly QueryPiece[], scope: Scope): BooleanQuery {
  return pieces.map(({ alternatives }) =>
    alternatives
      .map((patterns) => patterns.map((pattern) => termsMatching(pattern, scope)))
      .filter((patterns) => patterns.every((terms) => terms.length > 0)),
  );
}

function termsMatching({ term, match }: TermPattern, { list, namesOnly }: Scope): QueryTerm[] {
  const inScope = (words: readonly string[]) =>
    [...new Set(words)].map((word) => lexeme((namesOnly ? termPrefixes.named : '') + word));
  if (match === 'suffix') return inScope(compoundsEndingWith(list, term));
  if (match === 'whole' || namesOnly) return inScope([term]);
  return isUnfinishedWord(term) ? termsOfUnfinishedWord(term, list) : termsWithPrefix(term, list);
}

function termsWithPrefix(term: string, list: WordList): QueryTerm[] {
  const words = correctableWords([term]).length > 0 ? (wordsWithPrefix(list, term) ?? []) : [];
  // The word list lacks the words of descriptions, which match as whole words only.
  return words.length === 0 ? [prefixTerm(term)] : [...new Set([term, ...words])].map(lexeme);
}

/** Searches names only when too many words have the prefix. */
function termsOfUnfinishedWord(term: string, list: WordList): QueryTerm[] {
  const words = wordsWithPrefix(list, term);
  const completed = words === null ? [prefixTerm(termPrefixes.named + term)] : words.map(lexeme);
  return [...new Set([lexeme(term), ...completed])];
}

export function prefixTerm(term: string): QueryTerm {
  return `${lexeme(term)}:*`;
}

export function termsIn(query: BooleanQuery | null): QueryTerm[] {
  return (query ?? []).flat(3);
}
