import { compoundEndings, minModifierLength } from './wordForms.ts';

/** How a term of the query matches a term of a product: as a whole, as its beginning, or as the last part of a compound. */
export type TermMatch = 'whole' | 'prefix' | 'suffix';
export type TermPattern = { readonly term: string; readonly match: TermMatch };

/** Words of at least this many characters also match as a prefix. */
export const minPrefixLength = 3;

/** Two letters at the end of a query are mostly an unfinished word, as in "robot ki". With a digit they are a word of their own: "screw M3". */
const unfinishedWord = /^\p{L}{2}$/u;

/** Whether a prefix is so short that it matches words of letters only, and no part numbers. */
export function isUnfinishedWord(term: string): boolean {
  return unfinishedWord.test(term);
}

export function matchesTerm({ term: pattern, match }: TermPattern, term: string): boolean {
  if (match === 'whole') return term === pattern;
  if (match === 'prefix') return term.startsWith(pattern) && (!isUnfinishedWord(pattern) || /^\p{L}+$/u.test(term));
  return (
    term.length >= pattern.length + minModifierLength &&
    compoundEndings.some((ending) => term.endsWith(pattern + ending))
  );
}
