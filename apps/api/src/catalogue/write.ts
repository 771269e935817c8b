import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { priceHistory, productNames, productSearch } from '../db/searchSchema.ts';
import { catalogueLock } from '../db/catalogueLock.ts';
import { chunks } from '../db/chunks.ts';
import type { FacetRegistry } from './facetRegistry.ts';
import { withPriceHistory } from './priceHistory.ts';
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
  const searchRows = written.map(({ row, search }) => ({ ...search, facetIds: registry.idsOf(row.attributes) }));
  await db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const { rows, fresh } = await withPriceHistory(
      tx,
      written.map(({ row }) => row),
      now,
    );
    for (const chunk of chunks(rows))
      await tx.insert(products).values(chunk).onConflictDoUpdate(overwriteChanged(products, products.sku));
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

/** Withdraws products that are missing from the catalogue. Their rows stay, because carts and orders refer to them. Returns their number. */
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
