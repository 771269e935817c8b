import { maximumPieces } from '../cart/quantity.ts';
import { fold } from '../search/words.ts';
import type { Columns } from './columns.ts';
import { findHeadings } from './columns.ts';
import type { ListRow } from './delimitedRows.ts';
import { delimitedRows, tidyCell } from './delimitedRows.ts';
import { longestCell, maximumLines, maximumRows, maximumText } from './limits.ts';
import type { LeftOut, LeftOutReason, PartLine, ReadList } from './partsList.ts';
import { readFreeRow, readTableRow } from './readRow.ts';

/** Signs between the columns of a list. */
const separators = ['\t', ';', ',', '|'] as const;

/**
 * Reads a pasted list, or the text of a file: a table with headings in any order and language, or typed lines. `boards` multiplies each quantity.
 * Lines of the same part become one, with the pieces and references of all. What cannot be read is named with its line.
 */
export function readPartsText(text: string, boards: number): ReadList {
  if (text.length > maximumText) return { kind: 'refused', reason: 'TOO_LONG' };
  const list = text.replace(/^\uFEFF/, '');
  // KiCad's form with semicolons quotes with apostrophes.
  const quote = list.trimStart().startsWith("'") ? "'" : '"';
  const tables = separators.map((separator) => delimitedRows(list, { separator, quote }));
  const best = tables
    .flatMap((rows) => {
      const columns = findHeadings(rows)?.columns.size ?? 0;
      return columns === 0 ? [] : [{ rows, columns }];
    })
    .toSorted((one, other) => other.columns - one.columns)[0];
  return readPartsRows(best?.rows ?? typedLines(list), boards);
}

function typedLines(text: string): ListRow[] {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, cells: [tidyCell(line)] }))
    .filter(({ cells: [line] }) => line !== '');
}

/** Reads the rows of a sheet in the same way. */
export function readPartsRows(rows: readonly ListRow[], boards: number): ReadList {
  const head = findHeadings(rows);
  const listed = head === null ? rows : rows.slice(head.index + 1);
  if (listed.length > maximumRows) return { kind: 'refused', reason: 'TOO_MANY_LINES' };
  const leftOut: LeftOut[] = [];
  const parts: PartLine[] = [];
  for (const row of listed) {
    const read = readRow(row, head?.columns ?? null);
    const part = typeof read === 'string' ? read : forBoards(read, boards);
    if (typeof part === 'string') leftOut.push({ line: row.line, text: textOf(row), reason: part });
    else parts.push(part);
  }
  const lines = merged(parts);
  if (lines.length > maximumLines) return { kind: 'refused', reason: 'TOO_MANY_LINES' };
  if (lines.length + leftOut.length === 0) return { kind: 'refused', reason: 'EMPTY' };
  return { kind: 'read', lines, leftOut };
}

function readRow(row: ListRow, columns: Columns | null): PartLine | LeftOutReason {
  if (isTooLong(row)) return 'TOO_LONG';
  return columns === null ? readFreeRow(row) : readTableRow(row, columns);
}

function isTooLong({ cells }: ListRow): boolean {
  return cells.some((cell) => cell.length > longestCell);
}

function forBoards(part: PartLine, boards: number): PartLine | 'AMOUNT' {
  const pieces = part.pieces * boards;
  return pieces <= maximumPieces ? { ...part, pieces } : 'AMOUNT';
}

/** Characters by which a reader finds the line again. */
const shownText = 120;

function textOf({ cells }: ListRow): string {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return text.length > shownText ? `${text.slice(0, shownText)}…` : text;
}

/** One line for each part: lists that name every component by itself have many of the same. */
function merged(parts: readonly PartLine[]): PartLine[] {
  const lines = new Map<string, PartLine>();
  for (const part of parts) {
    const { numbers, manufacturer, value, footprint, description } = part;
    const key = JSON.stringify([...numbers, manufacturer, value, footprint, description].map(fold));
    const before = lines.get(key);
    const sum = (before?.pieces ?? 0) + part.pieces;
    if (before === undefined || sum > maximumPieces) lines.set(before === undefined ? key : `${key}${part.line}`, part);
    else
      lines.set(key, { ...before, pieces: sum, references: [...new Set([...before.references, ...part.references])] });
  }
  return [...lines.values()];
}
