import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, manufacturers, menuGroups, products } from '../db/schema.ts';
import type { CatalogueFiles } from './readCatalogue.ts';
import type { ProductInsert } from './rows.ts';
import { categoryRow } from './rows.ts';

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const chunkSize = 500;

/** Writes a catalogue over the one in the database. Rows that did not change are left alone. */
export async function writeCatalogue(
  tx: Database,
  files: CatalogueFiles,
  rows: readonly ProductInsert[],
): Promise<void> {
  await writeManufacturers(tx, files.manufacturers);
  await tx.delete(categories);
  for (const chunk of chunks(files.categories)) await tx.insert(categories).values(chunk.map(categoryRow));
  await tx.delete(menuGroups);
  const groups = files.menu.map(({ GROUP, ENTRIES }, position) => ({ group: GROUP, position, entries: ENTRIES }));
  for (const chunk of chunks(groups)) await tx.insert(menuGroups).values(chunk);
  await writeProducts(tx, rows);
  // PGlite never looks at its tables by itself, and plans badly without having looked.
  await tx.execute(sql`analyze ${products}, ${categories}, ${manufacturers}`);
}

async function writeManufacturers(tx: Database, makers: CatalogueFiles['manufacturers']): Promise<void> {
  const rows = makers.map(({ MANUFACTURER_ID, MANUFACTURER_NAME, COUNTRY_CODE }) => ({
    id: MANUFACTURER_ID,
    name: MANUFACTURER_NAME,
    countryCode: COUNTRY_CODE,
  }));
  for (const chunk of chunks(rows)) {
    await tx
      .insert(manufacturers)
      .values(chunk)
      .onConflictDoUpdate({
        target: manufacturers.id,
        set: { name: sql`excluded.name`, countryCode: sql`excluded.country_code` },
      });
  }
}

/** Products that are gone from the catalogue are withdrawn, not deleted: carts name them. */
async function writeProducts(tx: Database, rows: readonly ProductInsert[]): Promise<void> {
  for (const chunk of chunks(rows)) {
    await tx
      .insert(products)
      .values(chunk)
      .onConflictDoUpdate({
        target: products.sku,
        set: everyProductColumn,
        setWhere: sql`${products.contentHash} <> excluded.content_hash or ${products.withdrawn}`,
      });
  }
  const kept = sql.param(rows.map(({ sku }) => sku));
  await tx
    .update(products)
    .set({ withdrawn: true })
    .where(sql`${products.sku} <> all(${kept}::integer[])`);
}

const everyProductColumn = Object.fromEntries(
  Object.entries(getTableColumns(products)).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
);

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / chunkSize);
  return Array.from({ length: count }, (_, index) => rows.slice(index * chunkSize, (index + 1) * chunkSize));
}
