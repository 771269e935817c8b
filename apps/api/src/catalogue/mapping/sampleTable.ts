import { CatalogueError } from '../readCatalogue.ts';
import type { Separator } from '../table/csvRows.ts';
import { separators } from '../table/csvRows.ts';
import { textIn } from '../table/readCells.ts';
import type { TableRow } from '../table/tableRow.ts';
import { readTextLines } from '../textLines.ts';
import type { TableForm } from './tableReader.ts';
import { tableRows } from './tableReader.ts';

/** A column's heading and the texts of its first cells, empty ones left out. */
export type SampledColumn = { readonly heading: string; readonly cells: readonly string[] };

export type TableSample = { readonly form: TableForm; readonly columns: readonly SampledColumn[] };

/** So many rows are looked at. */
const sampled = 500;

/** Looks at the beginning of a table. A CSV file that is not UTF-8 is taken for Windows-1252. Throws CatalogueError. */
export async function sampleTable(file: string): Promise<TableSample> {
  const form = await tableForm(file);
  const rows: TableRow[] = [];
  for await (const row of tableRows(file, form)) {
    rows.push(row);
    if (rows.length > sampled) break;
  }
  const [headings, ...data] = rows;
  if (headings === undefined || data.length === 0) throw new CatalogueError(`${file} has no rows below its headings.`);
  const columns = headings.cells.map((heading, place) => ({
    heading: textIn(heading),
    cells: data.map(({ cells }) => textIn(cells[place])).filter((text) => text !== ''),
  }));
  return { form, columns: columns.filter(({ heading }) => heading !== '') };
}

/** The form of a table, by the ending of its name and its first line. */
export async function tableForm(file: string): Promise<TableForm> {
  if (/\.xml$/i.test(file)) return { format: 'BMECAT' };
  return /\.xlsx$/i.test(file) ? { format: 'XLSX', sheet: null } : csvForm(file);
}

async function csvForm(file: string): Promise<TableForm> {
  const encoding = (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
  for await (const line of readTextLines(file, encoding))
    return { format: 'CSV', encoding, separator: separatorIn(line.ok ? line.text : '') };
  throw new CatalogueError(`${file} is empty.`);
}

async function isUtf8(file: string): Promise<boolean> {
  for await (const line of readTextLines(file)) if (!line.ok) return false;
  return true;
}

/** The sign that the line of headings has most of. */
function separatorIn(line: string): Separator {
  const count = (separator: Separator) => line.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}
