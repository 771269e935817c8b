import { kindTerm } from '@platine/domain/search/rankingTerms.ts';
import type { QueryPiece } from '@platine/domain/search/queryPieces.ts';
import type { TermPattern } from '@platine/domain/search/termPatterns.ts';
import { isUnfinishedWord } from '@platine/domain/search/termPatterns.ts';
import { exactTerm } from '@platine/domain/search/terms.ts';
import { correctableWords } from '@platine/domain/search/typos.ts';
import { isListed } from '@platine/domain/search/wordAlternatives.ts';
import { stem } from '@platine/domain/search/wordForms.ts';
import { lexeme } from './lexemes.ts';
import { termPrefixes } from './termPrefixes.ts';
import type { WordList } from './wordList.ts';
import { compoundsEndingWith, wordsWithPrefix } from './wordList.ts';

/** One operand of a tsquery, a whole term or a prefix, as PostgreSQL reads it. */
export type QueryTerm = string;

/** An OR of alternatives, each an AND of terms, each an OR of query terms. */
export type PieceQuery = readonly (readonly (readonly QueryTerm[])[])[];

/** AND of pieces. */
export type BooleanQuery = readonly PieceQuery[];

/** The terms that rank the products of one piece of the query. */
export type PieceRanking = {
  readonly named: PieceQuery;
  /** In a name, also as the last part of a compound. */
  readonly compound: PieceQuery;
  readonly category: PieceQuery;
  readonly kinds: readonly QueryTerm[];
};

export type TextQuery = {
  /** The text as a whole SKU, part number or GTIN (D21). */
  readonly exact: QueryTerm;
  /** The text as the beginning of one of these. */
  readonly prefix: QueryTerm;
  /** Null when the text has no words, so that only an exact match can find a product. */
  readonly words: BooleanQuery | null;
  /** By piece, to sort by relevance. */
  readonly ranking: readonly PieceRanking[];
  /** The words of the text as the name of a kind. */
  readonly kind: QueryTerm | null;
};

export function textQuery(text: string, pieces: readonly QueryPiece[], list: WordList): TextQuery {
  const named = pieces.filter(({ isValue }) => !isValue);
  const kind = kindTerm(named.map((piece) => piece.text).join(' '));
  return {
    exact: lexeme(exactTerm(text)),
    prefix: prefixTerm(exactTerm(text)),
    words:
      pieces.length === 0 ? null : pieces.map((piece) => pieceQuery(piece, (pattern) => termsMatching(pattern, list))),
    ranking: pieces.map((piece) => pieceRanking(piece, list)),
    kind: kind === '' ? null : lexeme(termPrefixes.kind + kind),
  };
}

/** Leaves out the alternatives for which the catalogue has no word. */
function pieceQuery({ alternatives }: QueryPiece, termsOf: (pattern: TermPattern) => QueryTerm[]): PieceQuery {
  return alternatives
    .map((choices) => choices.map((patterns) => [...new Set(patterns.flatMap(termsOf))]))
    .filter((choices) => choices.every((terms) => terms.length > 0));
}

function pieceRanking(piece: QueryPiece, list: WordList): PieceRanking {
  const marked = (prefix: string) => (pattern: TermPattern) =>
    markedTerms(pattern, list).map((term) => lexeme(prefix + term));
  const inNames = marked(termPrefixes.named);
  return {
    named: once(pieceQuery(piece, (pattern) => (pattern.match === 'suffix' ? [] : inNames(pattern)))),
    compound: once(pieceQuery(piece, inNames)),
    category: once(pieceQuery(piece, marked(termPrefixes.inCategory))),
    kinds: piece.kinds.map((kind) => lexeme(termPrefixes.kind + kind)),
  };
}

/** Words that rank are compared by their stems, so that few are looked up. */
function markedTerms({ term, match }: TermPattern, list: WordList): string[] {
  if (match === 'suffix') return [...new Set(compoundsEndingWith(list, term).map(stem))];
  // Names have no word that the list lacks.
  return isListed(term) && wordsWithPrefix(list, stem(term))?.length === 0 ? [] : [stem(term)];
}

/** Forms of a word have one stem. */
function once(query: PieceQuery): PieceQuery {
  return [...new Map(query.map((patterns) => [JSON.stringify(patterns), patterns])).values()];
}

function termsMatching({ term, match }: TermPattern, list: WordList): QueryTerm[] {
  if (match === 'suffix') return compoundsEndingWith(list, term).map(lexeme);
  if (match === 'whole') return [lexeme(term)];
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

/** The terms that relevance needs beside those of the words. */
export function rankingTermsIn({ ranking, kind }: TextQuery): QueryTerm[] {
  const pieces = ranking.flatMap(({ named, compound, category, kinds }) => [
    ...[named, compound, category].flatMap((query) => query.flat(2)),
    ...kinds,
  ]);
  return kind === null ? pieces : [...pieces, kind];
}
