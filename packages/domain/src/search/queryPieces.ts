import { readDimension, joinDimensions } from './dimensions.ts';
import { measureTerm, piecesOf, readMeasure } from './measures.ts';
import type { TermPattern } from './termPatterns.ts';
import { isUnfinishedWord, matchesTerm } from './termPatterns.ts';
import { kindTerm } from './rankingTerms.ts';
import { synonymsFor } from './synonyms.ts';
import { withUnitSymbols } from './unitWords.ts';
import type { Alternative, QueryContext } from './wordAlternatives.ts';
import { isListed, phraseAlternatives, plainContext, wordOrPrefix, wordsAlternatives } from './wordAlternatives.ts';
import { minWordLength, wordsOf } from './words.ts';

/** One piece of the query. A product matches it when it matches one alternative. */
export type QueryPiece = {
  /** As typed, but units as symbols. */
  readonly text: string;
  /** The words of the piece, for the correction of typing errors; none for a value or a word with synonyms. */
  readonly words: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** Terms of the kinds that the piece may name (`rankingTerms.ts`). */
  readonly kinds: readonly string[];
  /** Whether it is a value, size or number, and no word. */
  readonly isValue: boolean;
};

/** The longest phrase that may have synonyms, in words. */
const maxPhrase = 4;

/** Splits a query into pieces; a piece without a word of 2 characters is dropped (D21). */
export function parseQuery(text: string, context: QueryContext = plainContext): QueryPiece[] {
  const typed = piecesOf(withUnitSymbols(joinDimensions(text)));
  const parsed: QueryPiece[] = [];
  for (let at = 0; at < typed.length;) {
    const { piece, length } = readPiece(typed.slice(at), context);
    at += length;
    if (piece.alternatives.length === 0) continue;
    const isLast = parsed.length > 0 && at === typed.length;
    parsed.push(isLast ? completed(piece) : piece);
  }
  return parsed;
}

type ReadPiece = { readonly piece: QueryPiece; readonly length: number };

function readPiece(typed: readonly string[], context: QueryContext): ReadPiece {
  const [first = '', second = ''] = typed;
  const measure = readMeasure(first, second);
  if (measure !== null) return { piece: value(`${first} ${second}`, [whole(measureTerm(measure))]), length: 2 };
  return readPhrase(typed, context) ?? { piece: readWord(first, context), length: 1 };
}

/** The longest run of words that has synonyms, or two words that the catalogue writes as one. */
function readPhrase(typed: readonly string[], context: QueryContext): ReadPiece | null {
  for (let length = Math.min(maxPhrase, typed.length); length > 0; length -= 1) {
    const run = typed.slice(0, length);
    const text = run.join(' ');
    const members = synonymsFor(text, context.synonyms);
    const compound = length === 2 && run.every(isWord) && context.isKnown(wordsOf(text).join(''));
    if (members.length === 0 && !compound) continue;
    const others = [...members, ...(compound ? [run.join('')] : [])];
    const own =
      length === 1
        ? readWord(text, { ...context, synonyms: plainContext.synonyms }).alternatives
        : [run.flatMap(longWords).map((word) => [wordOrPrefix(word)])];
    const alternatives = [...own, ...others.flatMap((member) => phraseAlternatives(member, context))].filter(
      (all) => all.length > 0,
    );
    const isKnown = (word: string) => !isListed(word) || context.isKnown(word);
    const kinds = [...new Set([text, ...others].filter((one) => wordsOf(one).every(isKnown)).map(kindTerm))];
    const words = members.length === 0 ? run.flatMap(longWords) : [];
    return { piece: { text, words, alternatives, kinds, isValue: false }, length };
  }
  return null;
}

const isWord = (text: string) => /^\p{L}{3,}$/u.test(text);

function readWord(typed: string, context: QueryContext): QueryPiece {
  const measure = readMeasure(typed, null);
  const dimension = readDimension(typed);
  const joined = wordsOf(typed).join('');
  const words = longWords(typed);
  if (measure !== null)
    return value(typed, [whole(measureTerm(measure)), ...(words.length === 0 ? [] : [words.flatMap(whole)])]);
  if (dimension !== null) return value(typed, [whole(dimension), [[wordOrPrefix(joined)]]]);
  const alternatives = [
    // LG-2210 is one part number, and also two words.
    ...(joined !== words[0] && joined.length >= minWordLength ? [[[wordOrPrefix(joined)]]] : []),
    ...(losesDigit(typed) ? [] : wordsAlternatives(words, context)),
  ];
  return { text: typed, words, alternatives, kinds: [kindTerm(typed)], isValue: /^\d+$/.test(joined) };
}

/** Whether a digit is so short that it is no word: without it DIP-8 would be any DIP. */
function losesDigit(typed: string): boolean {
  const words = wordsOf(typed);
  return words.length > 1 && words.some((word) => /^\d$/.test(word));
}

function value(text: string, alternatives: QueryPiece['alternatives']): QueryPiece {
  return { text, words: [], alternatives, kinds: [], isValue: true };
}

/** A piece that asks for one whole term. */
export function termPiece(term: string): QueryPiece {
  return value(term, [whole(term)]);
}

function whole(term: string): Alternative {
  return [[{ term, match: 'whole' }]];
}

/** The last piece, whose word may not be finished. */
function completed(piece: QueryPiece): QueryPiece {
  const completable = ({ term, match }: TermPattern): TermPattern => ({
    term,
    match: isUnfinishedWord(term) ? 'prefix' : match,
  });
  return { ...piece, alternatives: piece.alternatives.map((all) => all.map((choice) => choice.map(completable))) };
}

function longWords(piece: string): string[] {
  return wordsOf(piece).filter((word) => [...word].length >= minWordLength);
}

/** Whether a product with these terms matches every piece. A query without pieces matches nothing. */
export function matchesQuery(pieces: readonly QueryPiece[], terms: readonly string[]): boolean {
  return pieces.length > 0 && pieces.every((piece) => matchesPiece(piece, terms));
}

export function matchesPiece({ alternatives }: QueryPiece, terms: readonly string[]): boolean {
  const isFound = (pattern: TermPattern) => terms.some((term) => matchesTerm(pattern, term));
  return alternatives.some((all) => all.every((choice) => choice.some(isFound)));
}
