import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RetiredProduct } from '@platine/domain/catalog/retiredProduct.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';

/** A product that an import has withdrawn; null for one that is in the catalogue or was never there. */
export async function findRetired(db: Database, sku: number): Promise<RetiredProduct | null> {
  const [row] = await db
    .select({ sku: products.sku, name: products.name, categoryPaths: products.categoryPaths, successor: catalogued })
    .from(products)
    .where(and(eq(products.sku, sku), eq(products.withdrawn, true)));
  return row ?? null;
}

/** The products that take the place of withdrawn ones, by SKU; those without one are left out. */
export async function findSuccessors(db: Database, skus: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ sku: products.sku, successor: catalogued })
    .from(products)
    .where(and(inArray(products.sku, [...skus]), eq(products.withdrawn, true)));
  return new Map(rows.flatMap(({ sku, successor }) => (successor === null ? [] : [[sku, successor]])));
}

/**
 * The product that takes the place of a withdrawn one. A successor may have been withdrawn in its turn, so the way goes on until one is in the
 * catalogue; `union` ends it where successors lead in a circle.
 */
const catalogued = sql<number | null>`(
  with recursive way(sku, successor_sku, withdrawn) as (
    select next.sku, next.successor_sku, next.withdrawn from products as next where next.sku = ${products}.successor_sku
    union
    select next.sku, next.successor_sku, next.withdrawn
    from way join products as next on way.withdrawn and next.sku = way.successor_sku
  )
  select way.sku from way where not way.withdrawn
)`;
