import { CsvError, parse } from 'csv-parse/sync';
import type { BankCredit } from '@platine/domain/payment/credit.ts';
import type { Unidentified } from './statement.ts';
import { StatementError, identified } from './statement.ts';

type Column = 'date' | 'amount' | 'currency' | 'text' | 'payer' | 'id';

/** Names of the columns in lower case, as German and French banks write them too. The first is ours. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  date: ['date', 'buchungstag', 'buchungsdatum', 'date comptable', "date d'opération"],
  amount: ['amount', 'betrag', 'montant'],
  currency: ['currency', 'währung', 'devise'],
  text: ['text', 'verwendungszweck', 'libellé', 'communication'],
  payer: ['payer', 'auftraggeber', 'name zahlungsbeteiligter', 'contrepartie', "donneur d'ordre"],
  id: ['id', 'referenz', 'référence'],
};
const required: readonly Column[] = ['date', 'amount', 'text'];

/**
 * Reads the credits of a CSV file with a line of column names, which may be separated by semicolons, commas or tabulators; the columns `date`, `amount` and
 * `text` are needed. Lines with a negative amount are left out. Throws StatementError, which names the line.
 */
export function readBankCsv(text: string): BankCredit[] {
  const [head = [], ...rows] = recordsOf(text);
  const columns = columnsOf(head);
  const missing = required.filter((column) => columns[column] === -1);
  if (missing.length > 0)
    throw new StatementError(`lacks the columns ${missing.join(', ')} in its first line.`, 'columns', 1);
  const credits = rows.map((row, index) => creditOf((column) => row[columns[column]]?.trim() ?? '', index + 2));
  return identified(credits.filter(({ cents }) => cents > 0));
}

function recordsOf(text: string): string[][] {
  try {
    const options = { delimiter: delimiterOf(text), bom: true, max_record_size: 100_000, skip_empty_lines: true };
    return parse(text, options);
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError(`cannot be read as CSV: ${error.message}.`, 'csv');
    throw error;
  }
}

/** The separator that the first line has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (one: string) => head.split(one).length;
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function columnsOf(head: readonly string[]): Readonly<Record<Column, number>> {
  const names = head.map((name) => name.trim().toLowerCase());
  const find = (column: Column) => names.findIndex((name) => columnNames[column].includes(name));
  return {
    date: find('date'),
    amount: find('amount'),
    currency: find('currency'),
    text: find('text'),
    payer: find('payer'),
    id: find('id'),
  };
}

function creditOf(field: (column: Column) => string, line: number): Unidentified {
  const cents = centsOf(field('amount'));
  const date = dateOf(field('date'));
  if (cents === null) throw new StatementError(`has no amount like 12,34 or 12.34 in line ${line}.`, 'amount', line);
  if (date === null) throw new StatementError(`has no day like 2026-11-24 or 24.11.2026 in line ${line}.`, 'day', line);
  const currency = field('currency') || 'EUR';
  return { date, cents, currency, text: field('text'), payer: field('payer'), reference: field('id') };
}

/** With a comma or a point before the cents; thousands are set apart by the other one, a space or an apostrophe. A number such as 1.234 is unclear. */
const amounts = [
  /^([+-]?\d{1,3}(?:[. \u00A0\u202F'’]\d{3})*|[+-]?\d+),(\d{2})$/,
  /^([+-]?\d{1,3}(?:[, \u00A0\u202F'’]\d{3})*|[+-]?\d+)\.(\d{2})$/,
  /^([+-]?\d+)()$/,
] as const;

function centsOf(text: string): number | null {
  const found = amounts.map((shape) => shape.exec(text)).find((one) => one !== null);
  if (found === undefined) return null;
  const [, whole = '', cents = ''] = found;
  const sign = whole.startsWith('-') ? -1 : 1;
  return sign * (Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents));
}

function dateOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})[./](\d{2})[./](\d{4})$/.exec(text) ?? [];
  const date = day === undefined ? text : `${year}-${month}-${day}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : null;
}
