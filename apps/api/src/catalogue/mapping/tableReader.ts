import { basename } from 'node:path';
import { CatalogueError } from '../readCatalogue.ts';
import type { CsvForm } from '../table/csvRows.ts';
import { csvRows } from '../table/csvRows.ts';
import type { Cell, TableRow } from '../table/tableRow.ts';
import { textIn } from '../table/readCells.ts';
import { xlsxRows } from '../table/xlsxRows.ts';
import type { Mapping } from './mapping.ts';
import { columnsOf } from './mapping.ts';

/** A row of a table whose cells are found by the heading of their column. */
export type NamedRow = { readonly line: number; readonly cell: (column: string | undefined) => Cell };

export type TableForm =
  | ({ readonly format: 'CSV' } & CsvForm)
  | { readonly format: 'XLSX'; readonly sheet: string | null };

export function tableRows(file: string, form: TableForm): AsyncGenerator<TableRow> {
  return form.format === 'CSV' ? csvRows(file, form) : xlsxRows(file, form.sheet);
}

export function formOf({ FORMAT, ENCODING, SEPARATOR, SHEET }: Mapping): TableForm {
  return FORMAT === 'CSV'
    ? { format: 'CSV', encoding: ENCODING, separator: SEPARATOR }
    : { format: 'XLSX', sheet: SHEET };
}

/** Reads the rows below the headings. Throws CatalogueError where a column is missing: its fields would be emptied. */
export async function* namedRows(file: string, form: TableForm, needed: readonly string[]): AsyncGenerator<NamedRow> {
  let places: ReadonlyMap<string, number> | null = null;
  for await (const { line, cells } of tableRows(file, form)) {
    if (places === null) {
      places = placesOf(cells);
      requireColumns(file, places, needed);
      continue;
    }
    const { get } = cellsOf(cells, places);
    yield { line, cell: get };
  }
}

function cellsOf(cells: readonly Cell[], places: ReadonlyMap<string, number>) {
  return { get: (column: string | undefined) => cells[places.get(column ?? '') ?? -1] ?? '' };
}

/** Where each column stands; of two with the same heading, the first. */
export function placesOf(headings: readonly Cell[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, heading] of headings.entries()) {
    const name = textIn(heading);
    if (name !== '' && !places.has(name)) places.set(name, place);
  }
  return places;
}

function requireColumns(file: string, places: ReadonlyMap<string, number>, needed: readonly string[]): void {
  const missing = needed.filter((column) => !places.has(column));
  if (missing.length === 0) return;
  throw new CatalogueError(
    `${basename(file)} has no column ${missing.map((one) => `"${one}"`).join(', ')}; it has: ${[...places.keys()].join(', ')}.`,
  );
}

/** The rows of a table as its mapping reads it. */
export function mappedRows(file: string, map: Mapping): AsyncGenerator<NamedRow> {
  return namedRows(file, formOf(map), columnsOf(map));
}
