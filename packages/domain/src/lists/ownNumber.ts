import { delimitedRows, tidyCell } from '../partsList/delimitedRows.ts';
import type { PartLine } from '../partsList/partsList.ts';
import { numbersOf } from '../partsList/partsList.ts';
import { isSameNumber } from './sameNumber.ts';

/** Characters of a number that a customer gives a product: more fits on no label of a bag. */
export const longestOwnNumber = 40;

/** The most numbers of an account. */
export const mostOwnNumbers = 5000;

/** Characters of a pasted table with all of them. */
export const longestNumbersText = 300_000;

/** The number by which a customer calls a product; '' in a change removes it. */
export type OwnNumber = { readonly sku: number; readonly number: string };

/** A pasted table of two columns, and the lines that are no pair. */
export type ReadNumbers = { readonly numbers: readonly OwnNumber[]; readonly leftOut: readonly number[] };

const separators = ['\t', ';', ','] as const;

/**
 * Reads a table of two columns: the own number, and the shop's product number. Columns are separated by tabs, as spreadsheets paste them, semicolons
 * or commas. A heading is left out in silence; of a product that stands twice the last line counts.
 */
export function readOwnNumbers(text: string): ReadNumbers {
  const separator = separators.find((one) => text.includes(one)) ?? '\t';
  const numbers = new Map<number, string>();
  const leftOut: number[] = [];
  for (const [index, { line, cells }] of delimitedRows(text, { separator, quote: '"' }).entries()) {
    const pair = pairOf(cells);
    if (pair !== null) numbers.set(pair.sku, pair.number);
    else if (index > 0) leftOut.push(line);
  }
  return { numbers: [...numbers].map(([sku, number]) => ({ sku, number })), leftOut };
}

function pairOf([own = '', sku = '', ...more]: readonly string[]): OwnNumber | null {
  const number = tidyCell(own);
  if (!/^[1-9]\d{0,8}$/.test(sku) || number === '' || number.length > longestOwnNumber) return null;
  return more.some((cell) => cell !== '') ? null : { sku: Number(sku), number };
}

/** Whether an account has room for a change; product numbers that the shop does not know count as well. */
export function hasRoomFor(before: readonly OwnNumber[], wanted: readonly OwnNumber[]): boolean {
  const skus = new Set(before.map(({ sku }) => sku));
  for (const { sku, number } of wanted) {
    if (number.trim() === '') skus.delete(sku);
    else skus.add(sku);
  }
  return skus.size <= mostOwnNumbers;
}

/** The line as one that asks for the product with that own number; a line that names none stays as it is. */
export function withOwnNumber(line: PartLine, known: readonly OwnNumber[]): PartLine {
  const named = numbersOf(line);
  const found = known.filter(({ number }) => named.some((one) => isSameNumber(one, number)));
  return found.length === 0 ? line : { ...line, numbers: found.map(({ sku }) => String(sku)) };
}
