import { basename, join } from 'node:path';
import type { ProductLine } from '../catalogueLines.ts';
import { productLine } from '../catalogueLines.ts';
import type { ParsedLine, ReadLine } from '../lines.ts';
import { checkLine } from '../lines.ts';
import { readTextLines } from '../textLines.ts';
import { csvRows } from '../table/csvRows.ts';
import type { Separator } from '../table/csvRows.ts';
import { CellError } from '../table/readCells.ts';
import { CatalogueError } from '../readCatalogue.ts';
import type { SheetColumn } from './columns.ts';
import { breaksIn, sheetColumns } from './columns.ts';
import { lineOfCells } from './lineOfCells.ts';

/** Reads the products of an export as CSV. Throws CatalogueError where a column is missing or unknown: its fields would be lost. */
export async function* readSheet(folder: string, name: string): AsyncGenerator<ReadLine<ProductLine>> {
  const file = join(folder, name);
  const form = { encoding: 'utf-8', separator: await separatorOf(file) } as const;
  let columns: readonly SheetColumn[] = [];
  let places: ReadonlyMap<string, number> | null = null;
  for await (const { line: number, cells } of csvRows(file, form)) {
    if (places === null) {
      const headings = cells.map((cell) => String(cell).trim());
      columns = sheetColumns(breaksIn(headings));
      places = placesOf(file, headings, columns);
      continue;
    }
    const at = places;
    // About its length in the file, for a progress bar.
    const bytes = Buffer.byteLength(cells.join(';'));
    yield { ...parseRow((heading) => String(cells[at.get(heading) ?? -1] ?? ''), columns), number, bytes };
  }
}

/** A spreadsheet that saves the file again may use a comma. */
async function separatorOf(file: string): Promise<Separator> {
  for await (const line of readTextLines(file)) return line.ok && /^"?SKU"?,/.test(line.text) ? ',' : ';';
  return ';';
}

function placesOf(
  file: string,
  headings: readonly string[],
  columns: readonly SheetColumn[],
): ReadonlyMap<string, number> {
  const known = columns.map(({ heading }) => heading);
  const missing = known.filter((heading) => !headings.includes(heading));
  const unknown = headings.filter((heading) => !known.includes(heading));
  const reasons = [
    ...(missing.length > 0 ? [`it has no column ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`nothing is known of its column ${unknown.join(', ')}`] : []),
  ];
  if (reasons.length > 0)
    throw new CatalogueError(
      `${basename(file)} is no export: ${reasons.join(', and ')}. Other tables have a mapping file.`,
    );
  return new Map(headings.map((heading, place) => [heading, place]));
}

function parseRow(cell: (heading: string) => string, columns: readonly SheetColumn[]): ParsedLine<ProductLine> {
  try {
    return checkLine(lineOfCells(cell, columns), productLine);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    return { ok: false, reason: error.message, raw: { SKU: Number(cell('SKU')) } };
  }
}
