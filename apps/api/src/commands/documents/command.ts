import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** `month` is YYYY-MM; the files are written into `folder`. */
export type DocumentsCommand = { readonly month: string; readonly folder: string };

export const usage = `Usage: pnpm documents export --month 2026-11 [--to <folder>]   invoices and credit notes of a month for accounting, as CSV
The files are invoices-2026-11.csv (columns as in DATEV's booking batch) and vat-2026-11.csv (VAT by country, for the One-Stop-Shop).
The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

/** Parses the arguments of `pnpm documents`; null when they are invalid. */
export function commandOf(words: readonly string[], cwd: string): DocumentsCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { month: { type: 'string' }, to: { type: 'string' } },
      allowPositionals: true,
    });
    const [what, ...others] = positionals;
    const { month = '', to = '.' } = values;
    if (what !== 'export' || others.length > 0 || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return null;
    return { month, folder: resolve(cwd, to) };
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}
