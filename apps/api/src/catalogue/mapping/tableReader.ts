import { basename } from 'node:path';
import { bmecatRows } from '../bmecat/bmecatRows.ts';
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
  | { readonly format: 'XLSX'; readonly sheet: string | null }
  | { readonly format: 'BMECAT' };

export function tableRows(file: string, form: TableForm): AsyncGenerator<TableRow> {
  switch (form.format) {
    case 'CSV':
      return csvRows(file, form);
    case 'XLSX':
      return xlsxRows(file, form.sheet);
    case 'BMECAT':
      return bmecatRows(file);
  }
}

export function formOf({ FORMAT, ENCODING, SEPARATOR, SHEET }: Mapping): TableForm {
  switch (FORMAT) {
    case 'CSV':
      return { format: 'CSV', encoding: ENCODING, separator: SEPARATOR };
    case 'XLSX':
      return { format: 'XLSX', sheet: SHEET };
    case 'BMECAT':
      return { format: 'BMECAT' };
  }
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

/** The rows of a table as its mapping reads it. A feature of a BMEcat catalogue may be missing: its column is there for as long as a product has it. */
export function mappedRows(file: string, map: Mapping): AsyncGenerator<NamedRow> {
  const needed = map.FORMAT === 'BMECAT' ? columnsOf({ ...map, ATTRIBUTES: [] }) : columnsOf(map);
  return namedRows(file, formOf(map), needed);
}
