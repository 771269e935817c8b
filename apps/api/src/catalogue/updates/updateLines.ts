import { eq, ne } from 'drizzle-orm';
import type { TaxClass } from '@platine/domain/money/taxClass.ts';
import { record, sku, whole } from '@platine/domain/contract/schemas/parts.ts';
import type { InferType } from 'yup';
import type { Database } from '../../db/database.ts';
import { articleNumbers, products } from '../../db/schema.ts';
import { mostPieces, priceLines } from '../catalogueLines.ts';
import type { LineSchema, ParsedLine, ReadLine } from '../lines.ts';
import { checkLine, readLines } from '../lines.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { pricesOf } from '../mapping/productOfRow.ts';
import { tableForm } from '../mapping/sampleTable.ts';
import type { NamedRow } from '../mapping/tableReader.ts';
import { formOf, namedRows } from '../mapping/tableReader.ts';
import { CellError, numberIn, textIn } from '../table/readCells.ts';

/** Pieces of a product, or by how many they change. */
export const stockUpdateLine = record({ SKU: sku(), AMOUNT: whole(-mostPieces, mostPieces) });
export const priceUpdateLine = record({ SKU: sku(), PRICES: priceLines() });
export type StockUpdate = InferType<typeof stockUpdateLine>;
export type PriceUpdate = InferType<typeof priceUpdateLine>;

/** A file of updates: JSON Lines by its ending, else a table, whose headings are SKU, AMOUNT and BRUTTO_SP unless a mapping names others. */
export type UpdateFile = { readonly path: string; readonly map: Mapping | null };

export async function* stockUpdates(db: Database, file: UpdateFile): AsyncGenerator<ReadLine<StockUpdate>> {
  const { map } = file;
  const column = map === null ? 'AMOUNT' : map.COLUMNS.STOCK;
  yield* updatesIn(db, file, {
    schema: stockUpdateLine,
    columns: [column],
    read: (row) => ({ AMOUNT: numberIn(row.cell(column), map?.DECIMAL ?? null, column ?? '') }),
  });
}

export async function* priceUpdates(db: Database, file: UpdateFile): AsyncGenerator<ReadLine<PriceUpdate>> {
  const { map } = file;
  const classes = await taxClassesOf(db);
  yield* updatesIn(db, file, {
    schema: priceUpdateLine,
    columns: map === null ? ['BRUTTO_SP'] : map.PRICES.flatMap(({ COLUMN, AMOUNT_COLUMN }) => [COLUMN, AMOUNT_COLUMN]),
    read: (row, found) => ({
      PRICES: map === null ? plainPrice(row) : pricesOf(row, map, classes.get(found) ?? 'STANDARD'),
    }),
  });
}

/** The classes of the products that are not STANDARD, by SKU. */
async function taxClassesOf(db: Database): Promise<ReadonlyMap<number, TaxClass>> {
  const { sku: number, taxClass } = products;
  const rows = await db.select({ number, taxClass }).from(products).where(ne(taxClass, 'STANDARD'));
  return new Map(rows.map((row) => [row.number, row.taxClass]));
}

function plainPrice(row: NamedRow): unknown[] {
  return [{ AMOUNT: 1, BRUTTO_SP: numberIn(row.cell('BRUTTO_SP'), null, 'BRUTTO_SP') }];
}

type Updates<Line> = {
  readonly schema: LineSchema<Line>;
  readonly columns: readonly (string | undefined)[];
  /** The fields beside the SKU. Throws CellError. */
  readonly read: (row: NamedRow, sku: number) => object;
};

async function* updatesIn<Line>(
  db: Database,
  { path, map }: UpdateFile,
  updates: Updates<Line>,
): AsyncGenerator<ReadLine<Line>> {
  if (path.endsWith('.jsonl')) {
    yield* readLines(path, updates.schema);
    return;
  }
  const { column, isArticle } = numberColumn(map);
  const needed = [column, ...updates.columns].filter((one) => one !== undefined);
  const form = map === null ? await tableForm(path) : formOf(map);
  for await (const row of namedRows(path, form, needed)) {
    const text = textIn(row.cell(column));
    const found = isArticle ? await skuOf(db, text) : Number(text);
    const line = found === null ? refusal(`${text} is not in the shop`) : parse(row, found, updates);
    yield { ...line, number: row.line, bytes: 0 };
  }
}

/** The column that has the SKU, or the article number that the shop has given one. */
function numberColumn(map: Mapping | null): { readonly column: string; readonly isArticle: boolean } {
  const { SKU, ARTICLE_NUMBER } = map?.COLUMNS ?? {};
  const isArticle = SKU === undefined && ARTICLE_NUMBER !== undefined;
  return { column: SKU ?? ARTICLE_NUMBER ?? 'SKU', isArticle };
}

const refusal = (reason: string) => ({ ok: false as const, reason, raw: null });

function parse<Line>(row: NamedRow, found: number, { read, schema }: Updates<Line>): ParsedLine<Line> {
  try {
    return checkLine({ SKU: found, ...read(row, found) }, schema);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    return refusal(error.message);
  }
}

async function skuOf(db: Database, number: string): Promise<number | null> {
  const [row] = await db.select().from(articleNumbers).where(eq(articleNumbers.number, number));
  return row?.sku ?? null;
}
