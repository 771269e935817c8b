import { exactTerm } from '@platine/domain/search/terms.ts';
import type { WantedPiece, WantedTerm } from '@platine/domain/search/wanted.ts';
import { lexeme } from './lexemes.ts';
import { marks } from './marks.ts';

/** The words of the catalogue that end with a wanted one, by that. */
export type Endings = ReadonlyMap<string, readonly string[]>;

/** What PostgreSQL looks for, as texts of a tsquery. */
export type TextQuery = {
  /** SKU, part number or GTIN, whole (D21). */
  readonly exact: string;
  /** Null when the query has no words, only what may be exact. */
  readonly words: string | null;
  /** The same words, in names and part numbers alone. */
  readonly named: string | null;
};

export function textQuery(text: string, pieces: readonly WantedPiece[], endings: Endings): TextQuery {
  const exact = lexeme(exactTerm(text));
  if (pieces.length === 0) return { exact, words: null, named: null };
  return {
    exact,
    words: allPieces(pieces, { endings, mark: '' }),
    named: allPieces(pieces, { endings, mark: marks.named }),
  };
}

type Among = { readonly endings: Endings; readonly mark: string };

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

function oneOf({ term, fit }: WantedTerm, { endings, mark }: Among): string | null {
  if (fit === 'whole') return lexeme(mark + term);
  if (fit === 'begins') return `${lexeme(mark + term)}:*`;
  const words = endings.get(term) ?? [];
  return words.length === 0 ? null : anyOf(words.map((word) => lexeme(mark + word)));
}
