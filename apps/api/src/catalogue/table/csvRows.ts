import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { array, string } from 'yup';
import { CatalogueError } from '../readCatalogue.ts';
import type { Encoding } from '../textLines.ts';
import { longestLine, readTextLines } from '../textLines.ts';
import type { TableRow } from './tableRow.ts';
import { mostColumns } from './tableRow.ts';

/** Characters that part the columns of a CSV file. */
export const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export type CsvForm = { readonly encoding: Encoding; readonly separator: Separator };

/**
 * Reads a CSV file of any size row by row (RFC 4180; a cell in quotes may have line breaks). Throws CatalogueError with the line that is not in the
 * encoding, too long or wrongly quoted: what follows it could be cells of other columns.
 */
export async function* csvRows(file: string, { encoding, separator }: CsvForm): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: separator,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  });
  const source = Readable.from(csvLines(file, encoding));
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser)) yield rowOf(record, file);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CatalogueError(`${basename(file)}: ${error.message.replace(/[.:]?\s*$/, '')}.`);
  } finally {
    source.destroy();
  }
}

async function* csvLines(file: string, encoding: Encoding): AsyncGenerator<string> {
  for await (const line of readTextLines(file, encoding)) {
    if (!line.ok) throw new CatalogueError(`${basename(file)}, line ${line.number}: ${line.reason}.`);
    yield `${line.text}\n`;
  }
}

const cells = array().of(string().strict().defined()).strict().required().max(mostColumns);

/** `lines` counts the line that comes next. */
function rowOf(record: unknown, file: string): TableRow {
  if (!isRecord(record)) throw new CatalogueError(`${basename(file)} is no CSV file.`);
  const line = record.info.lines;
  if (!cells.isValidSync(record.record))
    throw new CatalogueError(`${basename(file)}, line ${line}: has too many columns.`);
  return { line, cells: record.record };
}

function isRecord(value: unknown): value is { readonly info: { readonly lines: number }; readonly record: unknown } {
  if (typeof value !== 'object' || value === null || !('info' in value) || !('record' in value)) return false;
  const { info } = value;
  return typeof info === 'object' && info !== null && 'lines' in info && typeof info.lines === 'number';
}
