import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, manufacturers, menuGroups, products } from '../db/schema.ts';
import type { StatedLifecycle } from '@platine/domain/catalog/lifecycle.ts';
import { pricesToWire } from '@platine/domain/catalog/prices.ts';
import { contentToWire } from '@platine/domain/catalog/content.ts';
import { factsToWire } from '@platine/domain/catalog/factsOnTheWire.ts';
import { attributeToWire, relatedToWire, safetyContactToWire } from '@platine/domain/catalog/productToWire.ts';
import { stockToWire } from '@platine/domain/catalog/stock.ts';
import { stockOf } from '../services/productOf.ts';
import type { MediaExport } from './exportMedia.ts';
import { assetLines, exportMedia } from './exportMedia.ts';
import { productFilesIn, sheetFile } from './productFiles.ts';
import { cellsOf, csvRow } from './spreadsheet/cellText.ts';
import type { SheetColumn } from './spreadsheet/columns.ts';
import { sheetColumns } from './spreadsheet/columns.ts';
import { CatalogueError } from './readCatalogue.ts';
import type { CategoryLine, ManufacturerLine, MenuGroupLine, ProductLine } from './catalogueLines.ts';

/** Products read at once, so that memory does not grow with the catalogue. */
const pageSize = 1000;

const linesFile = 'products.jsonl';

/** `csv`: products as a table for a spreadsheet, in `products.csv`. */
export type ExportOptions = { readonly folder: string; readonly mediaFolder: string; readonly csv?: boolean };

/**
 * Writes the shop's catalogue as files for an import. Returns the number of products. Throws CatalogueError for a folder with other product files,
 * because an import would read those too.
 */
export async function exportCatalogue(
  db: Database,
  { folder, mediaFolder, csv = false }: ExportOptions,
): Promise<number> {
  const productFile = csv ? sheetFile : linesFile;
  mkdirSync(folder, { recursive: true });
  const others = (await productFilesIn(folder)).filter((file) => file !== productFile);
  if (others.length > 0)
    throw new CatalogueError(`${folder} holds another catalogue (${others.join(', ')}): export to an empty folder.`);
  const media = exportMedia(folder, mediaFolder);
  await writeStructure(db, folder, media);
  let count = 0;
  const file = join(folder, productFile);
  if (csv) await writeSheet(file, sheetColumns(await mostBreaks(db)), countingProducts());
  else await writeLines(file, countingProducts());
  return count;

  async function* countingProducts(): AsyncGenerator<ProductLine> {
    for await (const row of productRows(db)) {
      count += 1;
      yield await toLine(row, media);
    }
  }
}

async function writeStructure(db: Database, folder: string, { urlOf }: MediaExport): Promise<void> {
  const makers = await db.select().from(manufacturers).orderBy(asc(manufacturers.id));
  const paths = await db.select().from(categories).orderBy(asc(categories.path));
  const groups = await db.select().from(menuGroups).orderBy(asc(menuGroups.position));
  const makerLines: ManufacturerLine[] = [];
  for (const { id, name, countryCode, safetyContact, logo } of makers)
    makerLines.push({
      MANUFACTURER_ID: id,
      MANUFACTURER_NAME: name,
      COUNTRY_CODE: countryCode,
      SAFETY_CONTACT: safetyContact === null ? null : safetyContactToWire(safetyContact),
      LOGO: logo === null ? null : ((await urlOf(logo)).ALL ?? null),
    });
  const categoryLines = paths.map(({ path, name }): CategoryLine => ({ PATH: path, NAME: name }));
  const menuLines = groups.map(({ group, title, entries }): MenuGroupLine => ({
    GROUP: group,
    TITLE: title,
    ENTRIES: entries.map((entry) => ({ TITLE: entry.title, GROUPTAGS: [...entry.groupTags] })),
  }));
  await writeLines(join(folder, 'manufacturers.jsonl'), makerLines);
  await writeLines(join(folder, 'categories.jsonl'), categoryLines);
  await writeLines(join(folder, 'menu.jsonl'), menuLines);
}

async function writeLines(file: string, lines: Iterable<unknown> | AsyncIterable<unknown>): Promise<void> {
  const text = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  await pipeline(text, createWriteStream(file));
}

/** With a byte order mark, by which spreadsheets know UTF-8. */
async function writeSheet(
  file: string,
  columns: readonly SheetColumn[],
  lines: AsyncIterable<ProductLine>,
): Promise<void> {
  const text = async function* () {
    yield `\uFEFF${csvRow(columns.map(({ heading }) => heading))}`;
    for await (const line of lines) yield csvRow(cellsOf(line, columns));
  };
  await pipeline(text, createWriteStream(file));
}

async function mostBreaks(db: Database): Promise<number> {
  const [found] = await db
    .select({ most: sql<number>`coalesce(max(jsonb_array_length(${products.prices})), 0)::int` })
    .from(products)
    .where(eq(products.withdrawn, false));
  return Math.max(1, found?.most ?? 0);
}

type ProductRow = typeof products.$inferSelect;

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
    WEIGHT_GRAMS: row.weightGrams,
    NEW_SINCE: row.newSince,
    CROSS_SELLING: row.crossSelling.map(relatedToWire),
    DATA_SHEET_URL: row.dataSheetUrl,
    ASSETS: await assetLines(row, media),
    ...contentToWire(row.content),
    ...(row.warnings.length > 0 && { WARNINGS: [...row.warnings] }),
    ...(row.facts !== null && factsToWire(row.facts)),
    SUCCESSOR: row.successorSku,
    ...(row.lifecycle !== null && lifecycleLine(row.lifecycle)),
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
