import type { Product } from '../catalog/product.ts';
import type { QueryPiece } from '../search/queryPieces.ts';
import { termPiece } from '../search/queryPieces.ts';
import { minPrefixLength } from '../search/termPatterns.ts';
import { wordsOf } from '../search/words.ts';

/** A part of a list, with all that the list says of it. */
export type PartLine = {
  /** The line of the list on which it stands first, from 1. */
  readonly line: number;
  /** Pieces for all boards. */
  readonly pieces: number;
  /** Designators, or the customer's own words for the line. */
  readonly references: readonly string[];
  /** Part numbers and numbers of articles, the surest first. */
  readonly numbers: readonly string[];
  readonly manufacturer: string;
  readonly value: string;
  /** A footprint, or the name of a package. */
  readonly footprint: string;
  readonly description: string;
};

/** The texts of a line that may be the number of a product; a value alone may be one, too. */
export function numbersOf({ numbers, value }: PartLine): readonly string[] {
  return numbers.length > 0 || value === '' || /\s/.test(value) ? numbers : [value];
}

/** Queries for products that may have one of the numbers with other punctuation: RC0805FR 0710KL for RC0805FR-0710KL. */
export function numberQueries(line: PartLine): QueryPiece[][] {
  const numbers = numbersOf(line)
    .map(compactNumber)
    .filter((number) => number.length >= minPrefixLength);
  return numbers.map((number) => [termPiece(number)]);
}

/** Whether a product has one of the numbers, whatever their punctuation. */
export function hasNumber(line: PartLine, { manufacturer }: Pick<Product, 'manufacturer'>): boolean {
  return numbersOf(line).some((number) => compactNumber(number) === compactNumber(manufacturer.partNumber));
}

function compactNumber(number: string): string {
  return wordsOf(number).join('');
}

/** Reasons why a line of a list asks for nothing. */
export const leftOutReasons = [
  /** The list says that the part is not fitted. */
  'NOT_FITTED',
  'NO_PIECES',
  /** Its quantity is no whole number, or more than a cart takes. */
  'AMOUNT',
  /** It names no part. */
  'NO_PART',
  'TOO_LONG',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export type LeftOut = { readonly line: number; readonly text: string; readonly reason: LeftOutReason };

/** Why a list cannot be read at all. */
export type ListRefusal = 'EMPTY' | 'TOO_MANY_LINES' | 'TOO_LONG';

export type ReadList =
  | { readonly kind: 'read'; readonly lines: readonly PartLine[]; readonly leftOut: readonly LeftOut[] }
  | { readonly kind: 'refused'; readonly reason: ListRefusal };
