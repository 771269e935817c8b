import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { priceHistory, productNames, productSearch } from '../db/searchSchema.ts';
import { catalogueLock } from '../db/catalogueLock.ts';
import { chunks } from '../db/chunks.ts';
import type { FacetRegistry } from './facetRegistry.ts';
import { withPriceHistory } from './priceHistory.ts';
import { replacing } from './replacing.ts';
import type { ProductInsert } from './rows.ts';
import type { SearchRows } from './searchRow.ts';

/** A product as it is written: its row, and what the search reads of it. */
export type Written = SearchRows & { readonly row: ProductInsert };

/** Writes products over those in the database, all of them or none. */
export async function writeProducts(
  db: Database,
  registry: FacetRegistry,
  batch: { products: readonly Written[]; now: Date },
): Promise<void> {
  const { products: written, now } = batch;
  // Committed before the products, so that the registry never remembers what was rolled back.
  await db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    await registry.register(
      tx,
      written.map(({ row }) => row.attributes),
    );
  });
  const searchRows = written.map(({ row, search }) => ({ ...search, facetIds: registry.idsOf(row.attributes) }));
  await db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const { rows, fresh } = await withPriceHistory(
      tx,
      written.map(({ row }) => row),
      now,
    );
    for (const chunk of chunks(rows))
      await tx.insert(products).values(chunk).onConflictDoUpdate(replacing(products, products.sku));
    for (const chunk of chunks(searchRows))
      await tx.insert(productSearch).values(chunk).onConflictDoUpdate(replacing(productSearch, productSearch.sku));
    for (const chunk of chunks(written.map(({ names }) => names)))
      await tx.insert(productNames).values(chunk).onConflictDoUpdate(replacing(productNames, productNames.sku));
    for (const chunk of chunks(fresh)) await tx.insert(priceHistory).values(chunk);
  });
}

/** Products that are gone from the catalogue are withdrawn, not deleted: carts and orders name them. Tells how many. */
export async function retireOthers(
  db: Database,
  kept: readonly number[],
  may: (gone: number) => boolean,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const isGone = sql`sku not in (select unnest(${sql.param(kept)}::integer[]))`;
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
