import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { safetyContactToWire } from '@platine/domain/catalog/productToWire.ts';
import type { ExportFile } from '@platine/domain/desk/importStates.ts';
import type { Database } from '../db/database.ts';
import { categories, manufacturers, menuGroups, products } from '../db/schema.ts';
import type { CategoryLine, ManufacturerLine, MenuGroupLine, ProductLine } from './catalogueLines.ts';
import { exportedProducts } from './exportedProducts.ts';
import type { MediaExport } from './exportMedia.ts';
import { exportMedia } from './exportMedia.ts';
import { productFilesIn, sheetFile } from './productFiles.ts';
import { CatalogueError } from './readCatalogue.ts';
import { cellsOf, csvRow } from './spreadsheet/cellText.ts';
import type { SheetColumn } from './spreadsheet/columns.ts';
import { sheetColumns } from './spreadsheet/columns.ts';

const linesFile = 'products.jsonl';

/** The files of a catalogue besides its products. */
export const structureFiles = ['manufacturers.jsonl', 'categories.jsonl', 'menu.jsonl'] as const;

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
  await writeStructureFiles(db, folder, media);
  let count = 0;
  const onProduct = () => {
    count += 1;
  };
  await pipeline(exportedText(db, productFile, { media, onProduct }), createWriteStream(join(folder, productFile)));
  return count;
}

/** Writes the files besides the products. */
async function writeStructureFiles(db: Database, folder: string, media: MediaExport): Promise<void> {
  for (const file of structureFiles)
    await pipeline(exportedText(db, file, { media }), createWriteStream(join(folder, file)));
}

type Exporting = {
  readonly media: MediaExport;
  /** Called for each product. */
  readonly onProduct?: () => void;
};

/** One file of an export, piece by piece. */
export async function* exportedText(db: Database, file: ExportFile, exporting: Exporting): AsyncGenerator<string> {
  yield* await piecesOf(db, file, exporting);
}

async function piecesOf(
  db: Database,
  file: ExportFile,
  { media, onProduct = () => undefined }: Exporting,
): Promise<AsyncGenerator<string>> {
  switch (file) {
    case 'manufacturers.jsonl':
      return jsonLines(await manufacturerLines(db, media));
    case 'categories.jsonl':
      return jsonLines(await categoryLines(db));
    case 'menu.jsonl':
      return jsonLines(await menuLines(db));
    case 'products.jsonl':
      return jsonLines(productLines());
    case 'products.csv':
      return sheetLines(sheetColumns(await mostBreaks(db)), productLines());
  }

  async function* productLines(): AsyncGenerator<ProductLine> {
    for await (const line of exportedProducts(db, media)) {
      onProduct();
      yield line;
    }
  }
}

async function manufacturerLines(db: Database, { urlOf }: MediaExport): Promise<ManufacturerLine[]> {
  const makers = await db.select().from(manufacturers).orderBy(asc(manufacturers.id));
  const lines: ManufacturerLine[] = [];
  for (const { id, name, countryCode, safetyContact, logo } of makers)
    lines.push({
      MANUFACTURER_ID: id,
      MANUFACTURER_NAME: name,
      COUNTRY_CODE: countryCode,
      SAFETY_CONTACT: safetyContact === null ? null : safetyContactToWire(safetyContact),
      LOGO: logo === null ? null : ((await urlOf(logo)).ALL ?? null),
    });
  return lines;
}

async function categoryLines(db: Database): Promise<CategoryLine[]> {
  const paths = await db.select().from(categories).orderBy(asc(categories.path));
  return paths.map(({ path, name }) => ({ PATH: path, NAME: name }));
}

/** The menu as the lines of its file. */
export async function menuLines(db: Database): Promise<MenuGroupLine[]> {
  const groups = await db.select().from(menuGroups).orderBy(asc(menuGroups.position));
  return groups.map(({ group, title, entries }) => ({
    GROUP: group,
    TITLE: title,
    ENTRIES: entries.map((entry) => ({ TITLE: entry.title, GROUPTAGS: [...entry.groupTags] })),
  }));
}

async function* jsonLines(lines: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** With a byte order mark, by which spreadsheets know UTF-8. */
async function* sheetLines(columns: readonly SheetColumn[], lines: AsyncIterable<ProductLine>): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(columns.map(({ heading }) => heading))}`;
  for await (const line of lines) yield csvRow(cellsOf(line, columns));
}

async function mostBreaks(db: Database): Promise<number> {
  const [found] = await db
    .select({ most: sql<number>`coalesce(max(jsonb_array_length(${products.prices})), 0)::int` })
    .from(products)
    .where(eq(products.withdrawn, false));
  return Math.max(1, found?.most ?? 0);
}
