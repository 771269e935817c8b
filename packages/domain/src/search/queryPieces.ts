import { measureTerm, piecesOf, readMeasure } from './measures.ts';
import { compoundEndings, minCompoundPartLength, minModifierLength, wordForms } from './wordForms.ts';
import { minWordLength, wordsOf } from './words.ts';

/** How a term of the query matches a term of a product: as a whole, as its beginning, or as the last part of a compound. */
export type TermMatch = 'whole' | 'prefix' | 'suffix';
export type TermPattern = { readonly term: string; readonly match: TermMatch };

/** One piece of the query. A product matches it when all terms of one alternative match. */
export type QueryPiece = {
  /** The words of the piece, for the correction of typing errors; none for a value. */
  readonly words: readonly string[];
  readonly alternatives: readonly (readonly TermPattern[])[];
};

/** Words of at least this many characters also match as a prefix. */
export const minPrefixLength = 3;

/** Two letters at the end of a query are mostly an unfinished word, as in "robot ki". With a digit they are a word of their own: "screw M3". */
const unfinishedWord = /^\p{L}{2}$/u;

/** Splits a query into pieces; a piece without a word of 2 characters is dropped (D21). */
export function parseQuery(text: string): QueryPiece[] {
  const pieces = piecesOf(text);
  const parsed: QueryPiece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? '';
    const measure = readMeasure(piece, pieces[index + 1] ?? '');
    if (measure !== null) {
      parsed.push({ words: [], alternatives: [[{ term: measureTerm(measure), match: 'whole' }]] });
      index += 1;
    } else {
      const isLast = parsed.length > 0 && index === pieces.length - 1;
      const alternatives = alternativesOf(piece).map((terms) => (isLast ? terms.map(completable) : terms));
      if (alternatives.length > 0) parsed.push({ words: longWords(piece), alternatives });
    }
  }
  return parsed;
}

function alternativesOf(piece: string): (readonly TermPattern[])[] {
  const words = longWords(piece);
  const joined = wordsOf(piece).join('');
  const measure = readMeasure(piece, null);
  return [
    ...(measure === null ? [] : [[{ term: measureTerm(measure), match: 'whole' as const }]]),
    // LG-2210 is one part number, and also two words.
    ...(joined !== words[0] && joined.length >= minWordLength ? [[wordOrPrefix(joined)]] : []),
    ...(words.length > 1 ? [words.map(wordOrPrefix)] : words.flatMap(wordAlternatives)),
  ];
}

function wordAlternatives(word: string): (readonly TermPattern[])[] {
  const forms = wordForms(word);
  return [
    [wordOrPrefix(word)],
    ...forms.map((term) => [{ term, match: 'whole' as const }]),
    ...[word, ...forms].filter(isCompoundPart).map((term) => [{ term, match: 'suffix' as const }]),
  ];
}

function completable({ term, match }: TermPattern): TermPattern {
  return { term, match: isUnfinishedWord(term) ? 'prefix' : match };
}

/** Whether a prefix is so short that it matches words of letters only, and no part numbers. */
export function isUnfinishedWord(term: string): boolean {
  return unfinishedWord.test(term);
}

function wordOrPrefix(term: string): TermPattern {
  return { term, match: [...term].length >= minPrefixLength ? 'prefix' : 'whole' };
}

function isCompoundPart(word: string): boolean {
  return [...word].length >= minCompoundPartLength && /^\p{L}+$/u.test(word);
}

function longWords(piece: string): string[] {
  return wordsOf(piece).filter((word) => [...word].length >= minWordLength);
}

/** Whether a product with these terms matches every piece. A query without pieces matches nothing. */
export function matchesQuery(pieces: readonly QueryPiece[], terms: readonly string[]): boolean {
  const isFound = (pattern: TermPattern) => terms.some((term) => matchesTerm(pattern, term));
  return pieces.length > 0 && pieces.every(({ alternatives }) => alternatives.some((all) => all.every(isFound)));
}

function matchesTerm({ term: pattern, match }: TermPattern, term: string): boolean {
  if (match === 'whole') return term === pattern;
  if (match === 'prefix') return term.startsWith(pattern) && (!isUnfinishedWord(pattern) || /^\p{L}+$/u.test(term));
  return (
    term.length >= pattern.length + minModifierLength &&
    compoundEndings.some((ending) => term.endsWith(pattern + ending))
  );
}
