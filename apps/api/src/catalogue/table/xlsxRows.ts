import { basename } from 'node:path';
import { CatalogueError } from '../readCatalogue.ts';
import { readXml } from '../xml.ts';
import type { Cell, TableRow } from './tableRow.ts';
import { mostColumns } from './tableRow.ts';
import type { Workbook } from './workbook.ts';
import { readWorkbook } from './workbook.ts';
import type { SentFile, ZipParts } from './zipParts.ts';
import { openZip } from './zipParts.ts';

/** Reads a sheet of a workbook row by row; null for its first one. Formulas count as what they were last computed to. Throws CatalogueError. */
export async function* xlsxRows(file: string | SentFile, sheet: string | null): AsyncGenerator<TableRow> {
  const zip = await openZip(file);
  try {
    yield* sheetRows(zip, typeof file === 'string' ? basename(file) : file.name, sheet);
  } finally {
    zip.close();
  }
}

async function* sheetRows(zip: ZipParts, file: string, sheet: string | null): AsyncGenerator<TableRow> {
  const book = await readWorkbook({ zip, file });
  const chosen = sheet === null ? book.sheets[0] : book.sheets.find(({ name }) => name === sheet);
  const part = chosen === undefined ? null : zip.text(chosen.part);
  if (part === null) {
    const names = book.sheets.map(({ name }) => name).join(', ');
    throw new CatalogueError(`${file} has no sheet${sheet === null ? '' : ` ${sheet}`}; it has: ${names || 'none'}.`);
  }
  yield* readXml(part, { file, reader: (emit) => sheetReader(book, emit) });
}

/** A cell that is being read. */
type OpenCell = { column: number; readonly type: string; readonly style: number; text: string };

function sheetReader(book: Workbook, emit: (row: TableRow) => void) {
  let line = 0;
  let cells: Cell[] = [];
  let cell: OpenCell | null = null;
  let inValue = false;
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        cells = [];
      }
      if (name === 'c') cell = openCell(attributes, cells.length);
      inValue = name === 'v' || name === 't';
    },
    text(piece: string) {
      if (inValue && cell !== null) cell.text += piece;
    },
    close(name: string) {
      inValue = false;
      if (name === 'c' && cell !== null && cell.column < mostColumns) {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = valueOf(cell, book);
      }
      if (name === 'c') cell = null;
      if (name === 'row' && cells.some((one) => one !== '')) emit({ line, cells });
    },
  };
}

function openCell({ r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>, next: number): OpenCell {
  return { column: r === '' ? next : columnOf(r), type: t, style: Number(s), text: '' };
}

/** B7 is in column 1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? 'A';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const isText = new Set(['str', 'inlineStr']);

function valueOf({ type, style, text }: OpenCell, { texts, isDate, dayZero }: Workbook): Cell {
  if (type === 's') return texts[Number(text)] ?? '';
  if (isText.has(type)) return text;
  if (type === 'd') return text.slice(0, 10);
  if (text === '' || type === 'e') return '';
  const number = Number(text);
  if (type === 'b' || !Number.isFinite(number)) return text;
  // The sums of a spreadsheet have errors in the last digits.
  return isDate(style) ? dateOf(number + dayZero) : Number(number.toPrecision(15));
}

/** A day as spreadsheets count it, from 1899-12-30 on. */
function dateOf(day: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(day) * 86_400_000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
