import type { Cell } from './tableRow.ts';

export type Decimal = ',' | '.';

/** A cell that cannot be read; the message names its column. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

/** A cell as text, without blanks around it. */
export function textIn(cell: Cell | undefined): string {
  return String(cell ?? '').trim();
}

/** Digits in groups of three and a fraction; which sign parts what is the form's: 1.234,50 or 1,234.50. */
const forms: Readonly<Record<Decimal, RegExp>> = {
  ',': /^[-+]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/,
  '.': /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/,
};

/** A number without groups, in either form; three decimals could be a group. */
const plain = /^[-+]?\d+(?:[.,](?:\d{1,2}|\d{4,}))?$/;

/**
 * The number in a cell, with the decimal sign of its file; null where that is unknown. Blanks, apostrophes and a euro sign around it do not count.
 * Null for an empty cell. Throws CellError for a cell that is no such number.
 */
export function numberIn(cell: Cell | undefined, decimal: Decimal | null, column: string): number | null {
  if (typeof cell === 'number') return cell;
  const text = textIn(cell)
    .replaceAll(/[\s'’€]|EUR/g, '')
    .replace('−', '-');
  if (text === '') return null;
  const form = decimal === null ? plain : forms[decimal];
  if (!form.test(text))
    throw new CellError(`${column}: "${textIn(cell).slice(0, 40)}" is no number ${howToWrite(decimal)}`);
  const point = decimal ?? (text.includes(',') ? ',' : '.');
  return Number(text.replaceAll(point === ',' ? '.' : ',', '').replace(',', '.'));
}

function howToWrite(decimal: Decimal | null): string {
  if (decimal === null) return '(1170 and 1.17 are)';
  return decimal === ',' ? 'with a decimal comma (1.234,50)' : 'with a decimal point (1,234.50)';
}

/** The date in a cell as YYYY-MM-DD: 2026-11-24, 24.11.2026 or 24/11/2026. Null for an empty cell; throws CellError for what is no date. */
export function dateIn(cell: Cell | undefined, column: string): string | null {
  const text = textIn(cell);
  if (text === '') return null;
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso !== undefined) return iso;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  if (year === '') throw new CellError(`${column}: "${text.slice(0, 40)}" is no date (2026-11-24, 24.11.2026)`);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
