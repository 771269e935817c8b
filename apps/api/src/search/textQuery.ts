import { exactTerm } from '@platine/domain/search/terms.ts';
import type { WantedPiece, WantedTerm } from '@platine/domain/search/wanted.ts';
import { lexeme } from './lexemes.ts';
import { marks } from './marks.ts';

/**
 * The words of the catalogue that a wanted term fits, by fit and term. A beginning without words is looked for as a prefix, which takes
 * PostgreSQL longer than a list of whole words.
 */
export type FittingWords = {
  readonly begins: ReadonlyMap<string, readonly string[]>;
  readonly ends: ReadonlyMap<string, readonly string[]>;
};

/** What PostgreSQL looks for, as texts of a tsquery. */
export type TextQuery = {
  /** SKU, part number or GTIN, whole (D21). */
  readonly exact: string;
  /** Null when the query has no words, only what may be exact. */
  readonly words: string | null;
  /** The same words, whole, in names and part numbers alone. */
  readonly named: string | null;
};

export function textQuery(text: string, pieces: readonly WantedPiece[], fitting: FittingWords): TextQuery {
  const exact = lexeme(exactTerm(text));
  if (pieces.length === 0) return { exact, words: null, named: null };
  return {
    exact,
    words: allPieces(pieces, { fitting, mark: '' }),
    named: allPieces(pieces, { fitting, mark: marks.named }),
  };
}

type Among = { readonly fitting: FittingWords; readonly mark: '' | typeof marks.named };

function allPieces(pieces: readonly WantedPiece[], among: Among): string {
  return pieces.map(({ alternatives }) => anyOf(alternatives.flatMap((all) => allOf(all, among) ?? []))).join(' & ');
}

function anyOf(alternatives: readonly string[]): string {
  return `(${alternatives.join(' | ')})`;
}

/** Null where the catalogue has no word that ends so. */
function allOf(terms: readonly WantedTerm[], among: Among): string | null {
  const parts = terms.map((term) => oneOf(term, among));
  return parts.includes(null) ? null : `(${parts.join(' & ')})`;
}

function oneOf({ term, fit }: WantedTerm, { fitting, mark }: Among): string | null {
  if (fit === 'whole' || (fit === 'begins' && mark === marks.named)) return lexeme(mark + term);
  const words = fitting[fit].get(term) ?? [];
  if (words.length === 0) return fit === 'begins' ? `${lexeme(mark + term)}:*` : null;
  // The descriptions have words that the catalogue's list of words leaves out: they are found whole.
  const own = fit === 'begins' ? [term] : [];
  return anyOf([...new Set([...own, ...words])].map((word) => lexeme(mark + word)));
}
