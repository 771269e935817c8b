import { piecesOf, measureTerm, readMeasure } from './measures.ts';
import { compoundEndings, shortestCompoundPart, shortestModifier, wordForms } from './wordForms.ts';
import { shortestWord, wordsOf } from './words.ts';

/** How a term of the query fits a term of a product: it is the same, its beginning, or the last part of a compound. */
export type Fit = 'whole' | 'begins' | 'ends';
export type WantedTerm = { readonly term: string; readonly fit: Fit };

/** One piece of the query: a product must fit one of its alternatives, and of that every term. */
export type WantedPiece = {
  /** The words of it, for the repair of typing slips; none for a value. */
  readonly words: readonly string[];
  readonly alternatives: readonly (readonly WantedTerm[])[];
};

/** From so many characters on a word also fits the beginnings of words. */
export const shortestBeginning = 3;

/**
 * So do two letters behind other words, for they are mostly the next word on its way: "robot ki". They begin words of letters, no part numbers;
 * with a figure they are whole: "screw M3".
 */
const nextWord = /^\p{L}{2}$/u;

/** Reads a query piece by piece; what has no word of 2 characters is dropped (D21). */
export function readWanted(text: string): WantedPiece[] {
  const pieces = piecesOf(text);
  const wanted: WantedPiece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? '';
    const measure = readMeasure(piece, pieces[index + 1] ?? '');
    if (measure !== null) {
      wanted.push({ words: [], alternatives: [[{ term: measureTerm(measure), fit: 'whole' }]] });
      index += 1;
    } else {
      const isNext = wanted.length > 0 && index === pieces.length - 1;
      const alternatives = alternativesOf(piece).map((terms) => (isNext ? terms.map(begun) : terms));
      if (alternatives.length > 0) wanted.push({ words: longWords(piece), alternatives });
    }
  }
  return wanted;
}

function alternativesOf(piece: string): (readonly WantedTerm[])[] {
  const words = longWords(piece);
  const joined = wordsOf(piece).join('');
  const measure = readMeasure(piece, null);
  return [
    ...(measure === null ? [] : [[{ term: measureTerm(measure), fit: 'whole' as const }]]),
    // LG-2210 is one part number in one piece, and also two words.
    ...(joined !== words[0] && joined.length >= shortestWord ? [[beginning(joined)]] : []),
    ...(words.length > 1 ? [words.map(beginning)] : words.flatMap(wordAlternatives)),
  ];
}

function wordAlternatives(word: string): (readonly WantedTerm[])[] {
  const forms = wordForms(word);
  return [
    [beginning(word)],
    ...forms.map((term) => [{ term, fit: 'whole' as const }]),
    ...[word, ...forms].filter(isCompoundPart).map((term) => [{ term, fit: 'ends' as const }]),
  ];
}

function begun({ term, fit }: WantedTerm): WantedTerm {
  return { term, fit: isNextWord(term) ? 'begins' : fit };
}

/** Whether a beginning is so short that only words fit it. */
export function isNextWord(term: string): boolean {
  return nextWord.test(term);
}

function beginning(term: string): WantedTerm {
  return { term, fit: [...term].length >= shortestBeginning ? 'begins' : 'whole' };
}

function isCompoundPart(word: string): boolean {
  return [...word].length >= shortestCompoundPart && /^\p{L}+$/u.test(word);
}

function longWords(piece: string): string[] {
  return wordsOf(piece).filter((word) => [...word].length >= shortestWord);
}

/** Whether a product with these terms fits every piece. A query without a piece fits nothing. */
export function fitsWanted(wanted: readonly WantedPiece[], terms: readonly string[]): boolean {
  const fitsTerm = (one: WantedTerm) => terms.some((term) => fits(one, term));
  return wanted.length > 0 && wanted.every(({ alternatives }) => alternatives.some((all) => all.every(fitsTerm)));
}

function fits({ term: wanted, fit }: WantedTerm, term: string): boolean {
  if (fit === 'whole') return term === wanted;
  if (fit === 'begins') return term.startsWith(wanted) && (!isNextWord(wanted) || /^\p{L}+$/u.test(term));
  return (
    term.length >= wanted.length + shortestModifier && compoundEndings.some((ending) => term.endsWith(wanted + ending))
  );
}
