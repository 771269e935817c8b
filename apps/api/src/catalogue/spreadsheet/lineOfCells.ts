import { CellError } from '../table/readCells.ts';
import { isRecord } from './cellText.ts';
import type { CellKind, SheetColumn } from './columns.ts';

type Cells = (heading: string) => string;

/** The line of `products.jsonl` that a row stands for; its schema still has to check it. Throws CellError for a cell that cannot be read. */
export function lineOfCells(cell: Cells, columns: readonly SheetColumn[]): unknown {
  const line: Record<string, unknown> = {
    MANUFACTURER_SKU: '',
    NAME: {},
    DESCRIPTION: {},
    FLAGS: [],
    CATEGORY_PATHS: [],
    GROUPTAGS: [],
    ATTRIBUTES: [],
    NEW_SINCE: null,
    CROSS_SELLING: [],
  };
  const prices: unknown[] = [];
  for (const { heading, kind } of columns) {
    const value = valueOf(cell(heading), kind, heading);
    if (value === undefined) continue;
    const [first = '', second, third] = heading.split('.');
    if (third !== undefined) prices[Number(second) - 1] = withField(prices[Number(second) - 1], third, value);
    else line[first] = second === undefined ? value : withField(line[first], second, value);
  }
  return { ...line, ...partsOf(line), PRICES: prices.filter((price) => price !== undefined) };
}

function withField(record: unknown, field: string, value: unknown): Record<string, unknown> {
  return { ...(isRecord(record) ? record : {}), [field]: value };
}

/** Fields that a part must have, though a row has none of them. */
function partsOf({ STOCK, GUARANTEE, BATTERY }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...(isRecord(STOCK) && { STOCK: { EXPECTED_DATE: null, PRESALE_DATE: null, ...STOCK } }),
    ...(isRecord(GUARANTEE) && { GUARANTEE: { URL: null, ...GUARANTEE } }),
    ...(isRecord(BATTERY) && { BATTERY: { HEAVY_METALS: [], ...BATTERY } }),
  };
}

/** Undefined for an empty cell. Spreadsheets write numbers with a point or a comma, and flags in capitals. */
function valueOf(cell: string, kind: CellKind, heading: string): unknown {
  if (cell === '') return undefined;
  if (kind === 'text') return cell;
  if (kind === 'number') return numberOf(cell, heading);
  if (kind === 'flag') return flagOf(cell, heading);
  if (kind === 'list' && !cell.startsWith('[')) return cell.split('|');
  return jsonOf(cell, heading);
}

function numberOf(cell: string, heading: string): number {
  if (!/^-?\d+(?:[.,]\d+)?$/.test(cell.trim()))
    throw new CellError(`${heading}: "${cell.slice(0, 40)}" is no number (1170 and 11.70 are)`);
  return Number(cell.trim().replace(',', '.'));
}

function flagOf(cell: string, heading: string): boolean {
  const word = cell.trim().toLowerCase();
  if (word !== 'true' && word !== 'false')
    throw new CellError(`${heading}: "${cell.slice(0, 40)}" is not true or false`);
  return word === 'true';
}

function jsonOf(cell: string, heading: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    throw new CellError(`${heading}: "${cell.slice(0, 40)}" is no JSON; leave this column as it was exported`);
  }
}
