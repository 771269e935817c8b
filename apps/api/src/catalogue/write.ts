import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { priceHistory, productNames, productSearch } from '../db/searchSchema.ts';
import { catalogueLock } from '../db/catalogueLock.ts';
import { chunks } from '../db/chunks.ts';
import type { FacetRegistry } from './facetRegistry.ts';
import { isReduced, withPriceHistory } from './priceHistory.ts';
import { overwriteChanged } from './overwriteChanged.ts';
import type { ProductInsert } from './rows.ts';
import type { SearchRows } from './searchRow.ts';

/** A product to be written: its row and its search rows. */
export type ProductWrite = SearchRows & { readonly row: ProductInsert };

/** Writes products in one transaction, overwriteChanged existing ones. */
export async function writeProducts(
  db: Database,
  registry: FacetRegistry,
  batch: { products: readonly ProductWrite[]; now: Date },
): Promise<void> {
  const { products: written, now } = batch;
  // Committed before the products, so that the registry never caches ids that were rolled back.
  await db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    await registry.register(
      tx,
      written.map(({ row }) => row.attributes),
    );
  });
  await db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const { rows, fresh } = await withPriceHistory(
      tx,
      written.map(({ row }) => row),
      now,
    );
    const reduced = new Set(rows.filter(isReduced).map(({ sku }) => sku));
    const searchRows = written.map(({ row, search }) => ({
      ...search,
      facetIds: registry.idsOf(row.attributes),
      reduced: reduced.has(row.sku),
    }));
    for (const chunk of chunks(rows)) await tx.insert(products).values(chunk).onConflictDoUpdate(overwriteProduct());
    for (const chunk of chunks(searchRows))
      await tx
        .insert(productSearch)
        .values(chunk)
        .onConflictDoUpdate(overwriteChanged(productSearch, productSearch.sku));
    for (const chunk of chunks(written.map(({ names }) => names)))
      await tx.insert(productNames).values(chunk).onConflictDoUpdate(overwriteChanged(productNames, productNames.sku));
    for (const chunk of chunks(fresh)) await tx.insert(priceHistory).values(chunk);
  });
}

/**
 * Overwrites a product, but not the shop's own stock: what was sold since the files were written would come back. The files' count is taken where they
 * name another one than the last time, and so is their storage place.
 */
function overwriteProduct() {
  const overwrite = overwriteChanged(products, products.sku);
  const unstated = sql`excluded.stated_stock is null`;
  const unchanged = sql`(${unstated} or excluded.stated_stock = ${products.statedStock})`;
  const own = (column: PgColumn, kept: SQL) =>
    sql`case when ${kept} then ${column} else excluded.${sql.identifier(column.name)} end`;
  const stock = {
    stockAmount: own(products.stockAmount, unchanged),
    stockTimeFrame: own(products.stockTimeFrame, unstated),
    stockExpectedDate: own(products.stockExpectedDate, unstated),
    stockPresaleDate: own(products.stockPresaleDate, unstated),
    statedStock: own(products.statedStock, unstated),
  };
  const unstatedPlace = sql`excluded.stated_place is null`;
  const place = {
    storagePlace: own(
      products.storagePlace,
      sql`(${unstatedPlace} or excluded.stated_place = ${products.statedPlace})`,
    ),
    statedPlace: own(products.statedPlace, unstatedPlace),
  };
  return { ...overwrite, set: { ...overwrite.set, ...stock, ...place } };
}

/** Withdraws products that are missing from the catalogue. Their rows stay, because carts and orders refer to them. Returns their number. */
export async function retireOthers(
  db: Database,
  kept: readonly number[],
  may: (gone: number) => boolean,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const isGone = isNoneOf(kept);
    if (!may(await tx.$count(products, sql`not withdrawn and ${isGone}`))) return 0;
    await tx.delete(productSearch).where(isGone);
    await tx.delete(productNames).where(isGone);
    const gone = await tx
      .update(products)
      .set({ withdrawn: true })
      .where(sql`not withdrawn and ${isGone}`)
      .returning({ sku: products.sku });
    return gone.length;
  });
}

/** PostgreSQL hashes these numbers however many they are. Those of "not in" it searches one by one once they exceed its memory for a statement. */
function isNoneOf(kept: readonly number[]): SQL {
  return sql`not exists (select from unnest(${sql.param(kept)}::integer[]) as kept (number) where kept.number = sku)`;
}

/** The products that `retireOthers` would withdraw. */
export function othersThan(db: Database, kept: readonly number[]) {
  return db
    .select({ sku: products.sku, name: products.name })
    .from(products)
    .where(sql`not withdrawn and ${isNoneOf(kept)}`)
    .orderBy(products.sku);
}
