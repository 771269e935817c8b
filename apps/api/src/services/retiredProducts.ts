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

/** A withdrawn product, as a list that still has it names it. */
export type RetiredPart = Pick<RetiredProduct, 'sku' | 'name' | 'successor'> & { readonly partNumber: string };

/** The withdrawn ones among some products. */
export async function findRetiredParts(db: Database, skus: readonly number[]): Promise<RetiredPart[]> {
  if (skus.length === 0) return [];
  const { sku, name, manufacturerSku: partNumber, withdrawn } = products;
  return db
    .select({ sku, name, partNumber, successor: catalogued })
    .from(products)
    .where(and(inArray(sku, [...skus]), eq(withdrawn, true)));
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
