import { exactTerm } from '@platine/domain/search/terms.ts';
import type { WantedPiece, WantedTerm } from '@platine/domain/search/wanted.ts';
import { lexeme } from './lexemes.ts';

/** The words of the catalogue that end with a wanted one, by that. */
export type Endings = ReadonlyMap<string, readonly string[]>;

/** What PostgreSQL looks for, as texts of a tsquery. */
export type TextQuery = {
  /** SKU, part number or GTIN, whole (D21). */
  readonly exact: string;
  /** Null when the query has no words, only what may be exact. */
  readonly words: string | null;
};

export function textQuery(text: string, pieces: readonly WantedPiece[], endings: Endings): TextQuery {
  const wanted = pieces.map(({ alternatives }) => anyOf(alternatives.flatMap((all) => allOf(all, endings) ?? [])));
  return { exact: lexeme(exactTerm(text)), words: wanted.length === 0 ? null : wanted.join(' & ') };
}

function anyOf(alternatives: readonly string[]): string {
  return `(${alternatives.join(' | ')})`;
}

/** Null where the catalogue has no word that ends so. */
function allOf(terms: readonly WantedTerm[], endings: Endings): string | null {
  const parts = terms.map((term) => oneOf(term, endings));
  return parts.includes(null) ? null : `(${parts.join(' & ')})`;
}

function oneOf({ term, fit }: WantedTerm, endings: Endings): string | null {
  if (fit === 'whole') return lexeme(term);
  if (fit === 'begins') return `${lexeme(term)}:*`;
  const words = endings.get(term) ?? [];
  return words.length === 0 ? null : anyOf(words.map(lexeme));
}
