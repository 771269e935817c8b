import { wordsOf } from '../search/words.ts';
import type { ListRow } from './delimitedRows.ts';
import type { ColumnKind } from './headings.data.ts';
import { headings } from './headings.data.ts';

/** The places of the columns in a list, by what they hold. */
export type Columns = ReadonlyMap<ColumnKind, readonly number[]>;

/** Programs write some lines above their headings: source, date, tool. */
const rowsAboveHeadings = 20;

/** Columns of which one says which part is meant. In French, Référence heads part numbers as well as designators. */
const naming: readonly ColumnKind[] = ['SKU', 'PART_NUMBER', 'ORDER_NUMBER', 'VALUE', 'DESCRIPTION', 'REFERENCES'];

/** The kind of column that a heading names; null for a column that is not read. */
export function columnKind(heading: string): ColumnKind | null {
  const words = wordsOf(heading.replaceAll('#', ' no ').replaceAll('°', ' ')).join(' ');
  return headings.find(([, form]) => form.test(words))?.[0] ?? null;
}

/** The row of headings of a list: the one that names most columns, one of the part among them. Null where none does. */
export function findHeadings(rows: readonly ListRow[]): { readonly index: number; readonly columns: Columns } | null {
  const read = rows.slice(0, rowsAboveHeadings).map(({ cells }, index) => ({ index, columns: columnsOf(cells) }));
  const named = read.filter(({ columns }) => isTable(columns));
  return named.reduce<(typeof named)[number] | null>(
    (best, each) => (best === null || each.columns.size > best.columns.size ? each : best),
    null,
  );
}

function columnsOf(cells: readonly string[]): Columns {
  const kinds = cells.map((cell, place) => [columnKind(cell), place] as const);
  const columns = new Map<ColumnKind, number[]>();
  for (const [kind, place] of kinds) if (kind !== null) columns.set(kind, [...(columns.get(kind) ?? []), place]);
  return columns;
}

/** A lone word such as "Value" is a list's title, not its headings. */
function isTable(columns: Columns): boolean {
  return columns.size > 1 && naming.some((kind) => columns.has(kind));
}
