import type { ProductCell } from '@platine/domain/desk/productCells.ts';
import { withCells } from '@platine/domain/desk/productCells.ts';
import type { ProductRefusal } from '@platine/domain/desk/productEdit.ts';
import { ownFlags } from '@platine/domain/desk/productEdit.ts';
import type { ProductLine } from '../catalogueLines.ts';
import { productLine } from '../catalogueLines.ts';
import type { LineRow } from '../exportedProducts.ts';
import { filled, lineOf } from '../exportedProducts.ts';
import { checkLine } from '../lines.ts';
import { reasonAgainst } from '../readProducts.ts';
import type { ProductRow } from '../rows.ts';
import { productRow } from '../rows.ts';
import { cellsOf } from '../spreadsheet/cellText.ts';
import type { SheetColumn } from '../spreadsheet/columns.ts';
import { sheetColumns } from '../spreadsheet/columns.ts';
import { lineOfCells } from '../spreadsheet/lineOfCells.ts';
import type { References } from '../references.ts';
import { CellError } from '../table/readCells.ts';

/** Columns that have a form of their own at the desk, the number that a product is known by, and its media. */
const elsewhere = /^(?:SKU|(?:NAME|DESCRIPTION)\.(?:EN|DE|FR)|PRICES\.1\.\w+|STOCK\.AMOUNT|STORAGE_PLACE|ASSETS)$/;

/** All cells of a product, with room for one more price. */
function columnsOf({ prices }: Pick<LineRow, 'prices'>): SheetColumn[] {
  return sheetColumns(Math.max(1, prices.length) + 1).filter(({ heading }) => heading !== 'ASSETS');
}

const isMended = ({ heading }: Pick<ProductCell, 'heading'>) => !elsewhere.test(heading);

/** The facts of a product that have no form of their own, as `products.csv` has them. Flags with a form are left out. */
export function productCells(row: LineRow): ProductCell[] {
  return allCells(row).filter(isMended);
}

function allCells(row: LineRow): ProductCell[] {
  const columns = columnsOf(row);
  const line = lineOf({ ...row, flags: row.flags.filter((flag) => !isOwn(flag)) });
  const texts = cellsOf(line, columns);
  return columns.map(({ heading }, at) => ({ heading, text: texts[at] ?? '' }));
}

const isOwn = (flag: string) => ownFlags.some((own) => own === flag);

/** A row as its cells make it, by the rules of an import; or the reason against it. Stock, storage place and media stay as they are. */
export function planCells(
  row: ProductRow,
  changed: readonly ProductCell[],
  known: References,
): ProductRow | ProductRefusal | { readonly reason: string } {
  if (row.withdrawn) return 'retired';
  const foreign = changed.find((cell) => !isMended(cell));
  const cells = withCells(allCells(row), changed);
  if (cells === null || foreign !== undefined)
    return { reason: `${foreign?.heading ?? 'A column'} cannot be changed here.` };
  const line = readLine(cells, columnsOf(row));
  if ('reason' in line) return line;
  const reason = reasonAgainst(line, known, new Set());
  if (reason !== null) return { reason };
  const { row: written, dropped } = productRow({ ...line, FLAGS: [...line.FLAGS, ...row.flags.filter(isOwn)] });
  if (dropped.length > 0) return 'breaks';
  const { priceCents = null, orderable, pictureHash } = written;
  return { ...row, ...filled(written), priceCents, orderable, pictureHash, ...kept(row) };
}

/** The columns of the shop's own, and of media, which a line without them does not change. */
function kept({ stockAmount, storagePlace, statedStock, statedPlace, assets, documents }: ProductRow) {
  return { stockAmount, storagePlace, statedStock, statedPlace, assets, documents };
}

function readLine(
  cells: readonly ProductCell[],
  columns: readonly SheetColumn[],
): ProductLine | { readonly reason: string } {
  const texts = new Map(cells.map(({ heading, text }) => [heading, text]));
  try {
    const line = checkLine(
      lineOfCells((heading) => texts.get(heading) ?? '', columns),
      productLine,
    );
    return line.ok ? line.value : line;
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    return { reason: error.message };
  }
}
