import type { Columns } from './columns.ts';
import type { ListRow } from './delimitedRows.ts';
import { readFreeLine } from './freeLine.ts';
import type { ColumnKind } from './headings.data.ts';
import type { LeftOutReason, PartLine } from './partsList.ts';
import { piecesIn } from './pieces.ts';
import { referencesIn } from './references.ts';

/** Values that board editors write for what is not fitted. */
const notFitted = /^(?:dnp|dnf|dni|n\.?m\.?|nc)$/i;

/** Cells that say no in a column of what is not fitted. */
const fitted = /^(?:|0|n|no|false|nein|non|-|~|included|fitted)$/i;

/** Cells without a content. KiCad writes ~ where a field is empty. */
const nothing = /^(?:~|-|n\/a|none|\?)$/i;

/** The cells of a row by the kind of their column, empty ones left out. */
type Cells = (kind: ColumnKind) => readonly string[];

/** A row of a table, or why it asks for nothing. */
export function readTableRow({ line, cells }: ListRow, columns: Columns): PartLine | LeftOutReason {
  const all: Cells = (kind) =>
    (columns.get(kind) ?? []).map((place) => cells[place] ?? '').filter((cell) => cell !== '' && !nothing.test(cell));
  if (isNotFitted(all)) return 'NOT_FITTED';
  const named = namesIn(all);
  if (named === null) return 'NO_PART';
  const [amount] = all('AMOUNT');
  return withPieces({ line, ...named }, amount === undefined ? countOf(all) : piecesIn(amount));
}

function isNotFitted(all: Cells): boolean {
  return all('VALUE').some((value) => notFitted.test(value)) || all('NOT_FITTED').some((cell) => !fitted.test(cell));
}

/** The pieces of a line without a quantity: one for each designator. */
function countOf(all: Cells): number {
  return Math.max(1, referencesIn(all('REFERENCES')[0] ?? '')?.length ?? 0);
}

/** Everything that names the part of a row; null where nothing does. */
function namesIn(all: Cells): Omit<PartLine, 'line' | 'pieces'> | null {
  const [stated] = all('REFERENCES');
  const designators = stated === undefined ? [] : referencesIn(stated);
  const [value = ''] = all('VALUE');
  const rest = {
    manufacturer: all('MANUFACTURER')[0] ?? '',
    value,
    footprint: all('PACKAGE')[0] ?? '',
    description: all('DESCRIPTION').join(' '),
  };
  const numbers = numbersIn(all);
  const named = numbers.length > 0 || value !== '' || rest.description !== '';
  if (named) return { references: designators ?? all('REFERENCES').slice(0, 1), numbers, ...rest };
  // In French, Référence is the heading of part numbers as well as of designators.
  return designators === null ? { references: [], numbers: all('REFERENCES').slice(0, 1), ...rest } : null;
}

/** A distributor's number counts only without the maker's: it could be one of the shop's for another part. */
function numbersIn(all: Cells): string[] {
  const made = [...all('PART_NUMBER'), ...all('SKU')];
  return [...new Set(made.length > 0 ? made : all('ORDER_NUMBER'))];
}

function withPieces(part: Omit<PartLine, 'pieces'>, pieces: number | null): PartLine | LeftOutReason {
  if (pieces === null) return 'AMOUNT';
  return pieces === 0 ? 'NO_PIECES' : { ...part, pieces };
}

/** A typed row, or why it asks for nothing. The part may be named by a number as well as by words. */
export function readFreeRow({ line, cells }: ListRow): PartLine | LeftOutReason {
  const { pieces, references, part } = readFreeLine(cells.filter((cell) => cell !== '').join('\t'));
  if (part === '') return 'NO_PART';
  const rest = { line, references, numbers: [], manufacturer: '', value: part, footprint: '', description: '' };
  return withPieces(rest, pieces ?? Math.max(1, references.length));
}
