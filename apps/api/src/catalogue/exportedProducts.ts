import { and, asc, eq, gt } from 'drizzle-orm';
import { contentToWire } from '@platine/domain/catalog/content.ts';
import { factsToWire } from '@platine/domain/catalog/factsOnTheWire.ts';
import type { StatedLifecycle } from '@platine/domain/catalog/lifecycle.ts';
import { pricesToWire } from '@platine/domain/catalog/prices.ts';
import { attributeToWire, relatedToWire } from '@platine/domain/catalog/productToWire.ts';
import { taxClassToWire } from '@platine/domain/money/taxClassOnTheWire.ts';
import { stockToWire } from '@platine/domain/catalog/stock.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { stockOf } from '../services/productOf.ts';
import type { ProductLine } from './catalogueLines.ts';
import type { MediaExport } from './exportMedia.ts';
import { assetLines } from './exportMedia.ts';
import type { ProductInsert, ProductRow } from './rows.ts';

/** Products read at once, so that memory does not grow with the catalogue. */
const pageSize = 1000;

/** The products of the shop as an import reads them, by SKU. */
export async function* exportedProducts(db: Database, media: MediaExport): AsyncGenerator<ProductLine> {
  for await (const row of productRows(db)) yield await toLine(row, media);
}

async function* productRows(db: Database): AsyncGenerator<ProductRow> {
  let after = 0;
  for (;;) {
    const page = await db
      .select()
      .from(products)
      .where(and(eq(products.withdrawn, false), gt(products.sku, after)))
      .orderBy(asc(products.sku))
      .limit(pageSize);
    yield* page;
    after = page.at(-1)?.sku ?? after;
    if (page.length < pageSize) return;
  }
}

async function toLine(row: ProductRow, media: MediaExport): Promise<ProductLine> {
  return { ...lineOf(row), ASSETS: await assetLines(row, media) };
}

/** The columns that a line is made of, without its media. */
export type LineRow = Omit<
  ProductRow,
  | 'assets'
  | 'documents'
  | 'priceCents'
  | 'orderable'
  | 'withdrawn'
  | 'pictureHash'
  | 'contentHash'
  | 'statedStock'
  | 'statedPlace'
>;

/** A row that is to be written, with nothing in the columns that it leaves out. */
export function filled(row: ProductInsert): LineRow {
  const { gtin = null, newSince = null, dataSheetUrl = null, storagePlace = null } = row;
  const { stockExpectedDate = null, stockPresaleDate = null, ...others } = row;
  const plain = { gtin, newSince, dataSheetUrl, storagePlace, stockExpectedDate, stockPresaleDate };
  return { ...others, ...plain, ...filledFacts(row) };
}

function filledFacts(row: ProductInsert) {
  const { content = null, facts = null, warnings = [], lifecycle = null } = row;
  const { successorSku = null, variantGroup = null, taxClass = 'STANDARD' } = row;
  return { content, facts, warnings, lifecycle, successorSku, variantGroup, taxClass };
}

/** A product as a line of an import, without its pictures and documents. */
export function lineOf(row: LineRow): ProductLine {
  return {
    SKU: row.sku,
    KIND: row.kind,
    MANUFACTURER_ID: row.manufacturerId,
    MANUFACTURER_SKU: row.manufacturerSku,
    GTIN: row.gtin,
    NAME: row.name,
    DESCRIPTION: row.description,
    FLAGS: row.flags,
    CATEGORY_PATHS: row.categoryPaths,
    GROUPTAGS: row.groupTags,
    ATTRIBUTES: row.attributes.map(attributeToWire),
    PRICES: pricesToWire(row.prices).map((price) => ({
      ORIGINAL_BRUTTO_SP: undefined,
      LOWEST_BRUTTO_30_DAYS: undefined,
      ...price,
    })),
    MINIMUM_ORDER_QUANTITY: row.minimumOrderQuantity,
    STOCK: stockToWire(stockOf(row)),
    ...(row.storagePlace !== null && { STORAGE_PLACE: row.storagePlace }),
    WEIGHT_GRAMS: row.weightGrams,
    NEW_SINCE: row.newSince,
    CROSS_SELLING: row.crossSelling.map(relatedToWire),
    DATA_SHEET_URL: row.dataSheetUrl,
    ...contentToWire(row.content),
    ...(row.warnings.length > 0 && { WARNINGS: [...row.warnings] }),
    ...(row.facts !== null && factsToWire(row.facts)),
    SUCCESSOR: row.successorSku,
    ...(row.lifecycle !== null && lifecycleLine(row.lifecycle)),
    ...taxClassToWire(row.taxClass),
    ...(row.variantGroup !== null && { VARIANT_GROUP: row.variantGroup }),
  };
}

function lifecycleLine({ state, lastOrder, substitutes }: StatedLifecycle) {
  return {
    LIFECYCLE: state,
    ...(lastOrder !== null && { LAST_ORDER_DATE: lastOrder }),
    ...(substitutes.length > 0 && { SUBSTITUTES: [...substitutes] }),
  };
}
