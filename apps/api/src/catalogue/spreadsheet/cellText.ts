import type { ProductLine } from '../catalogueLines.ts';
import type { SheetColumn } from './columns.ts';

/** The row of a product: its fields by the columns' headings. A field that it does not have is an empty cell. */
export function cellsOf(line: ProductLine, columns: readonly SheetColumn[]): string[] {
  return columns.map(({ heading, kind }) => {
    const value = fieldOf(line, heading);
    if (value === undefined || value === null) return '';
    if (kind === 'json') return isEmptyList(value) ? '' : JSON.stringify(value);
    if (kind === 'list' && Array.isArray(value)) return listText(value.map(String));
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Words with bars between them; with a bar in one of them, JSON. */
function listText(words: readonly string[]): string {
  return words.some((word) => word.includes('|') || word.startsWith('[')) ? JSON.stringify(words) : words.join('|');
}

/** Numbers on the way count from one. */
function fieldOf(line: ProductLine, heading: string): unknown {
  let value: unknown = line;
  for (const key of heading.split('.')) {
    if (Array.isArray(value)) value = value[Number(key) - 1];
    else value = isRecord(value) ? value[key] : undefined;
  }
  return value;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A row of a CSV file (RFC 4180). */
export function csvRow(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(';')}\n`;
}
