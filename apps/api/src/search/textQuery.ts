import { exactTerm } from '@platine/domain/search/terms.ts';
import { repairable } from '@platine/domain/search/typos.ts';
import type { WantedPiece, WantedTerm } from '@platine/domain/search/wanted.ts';
import { isNextWord } from '@platine/domain/search/wanted.ts';
import { lexeme } from './lexemes.ts';
import { marks } from './marks.ts';
import type { WordList } from './wordList.ts';
import { compoundsOf, wordsThatBegin } from './wordList.ts';

/** The text of a tsquery for one term, whole or as a beginning: what PostgreSQL is asked for. */
export type Leaf = string;

/** A product has all pieces; of each one alternative; of that all terms; of each term one of the leaves. */
export type Wanted = readonly (readonly (readonly (readonly Leaf[])[])[])[];

/** What a text looks for. */
export type TextQuery = {
  /** SKU, part number or GTIN, whole (D21). */
  readonly exact: Leaf;
  /** One of these that begins so. */
  readonly begun: Leaf;
  /** Null when the query has no words, only what may be exact. */
  readonly words: Wanted | null;
  /** The same words, whole, in names and part numbers alone. */
  readonly named: Wanted | null;
};

export function textQuery(text: string, pieces: readonly WantedPiece[], list: WordList): TextQuery {
  const numbers = { exact: lexeme(exactTerm(text)), begun: beginsWith(exactTerm(text)) };
  if (pieces.length === 0) return { ...numbers, words: null, named: null };
  return { ...numbers, words: wanted(pieces, { list, mark: '' }), named: wanted(pieces, { list, mark: marks.named }) };
}

type Among = { readonly list: WordList; readonly mark: '' | typeof marks.named };

/** Without the alternatives for which the catalogue has no word. */
function wanted(pieces: readonly WantedPiece[], among: Among): Wanted {
  return pieces.map(({ alternatives }) =>
    alternatives
      .map((terms) => terms.map((term) => leavesOf(term, among)))
      .filter((terms) => terms.every((leaves) => leaves.length > 0)),
  );
}

function leavesOf({ term, fit }: WantedTerm, { list, mark }: Among): Leaf[] {
  const named = (words: readonly string[]) => [...new Set(words)].map((word) => lexeme(mark + word));
  if (fit === 'ends') return named(compoundsOf(list, term));
  if (fit === 'whole' || mark === marks.named) return named([term]);
  return isNextWord(term) ? leavesOfNextWord(term, list) : leavesOfBeginning(term, list);
}

function leavesOfBeginning(term: string, list: WordList): Leaf[] {
  const words = repairable([term]).length > 0 ? (wordsThatBegin(list, term) ?? []) : [];
  // The descriptions have words that the catalogue's list of words leaves out: they are found whole.
  return words.length === 0 ? [beginsWith(term)] : [...new Set([term, ...words])].map(lexeme);
}

/** Where too many words begin so, those of names must do. */
function leavesOfNextWord(term: string, list: WordList): Leaf[] {
  const words = wordsThatBegin(list, term);
  const begun = words === null ? [beginsWith(marks.named + term)] : words.map(lexeme);
  return [...new Set([lexeme(term), ...begun])];
}

export function beginsWith(term: string): Leaf {
  return `${lexeme(term)}:*`;
}

export function leavesIn(query: Wanted | null): Leaf[] {
  return (query ?? []).flat(3);
}
