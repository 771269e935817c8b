import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { Database } from '../db/database.ts';
import { manufacturers, products } from '../db/schema.ts';
import { fullToWire, listedToWire } from '../serializers/product.ts';

/** What a listing never reads. */
const { description: _d, gtin: _g, categoryPaths: _p, crossSelling: _c, ...listColumns } = getTableColumns(products);

/** Loads products in one query, in the order asked; unknown SKUs are left out, one asked for twice comes once. */
export async function loadProducts(
  db: Database,
  skus: readonly number[],
  filterClass: 'LIST' | 'FULL',
): Promise<ProductWire[]> {
  const wanted = [...new Set(skus)];
  const found = new Map(await (filterClass === 'FULL' ? loadFull(db, wanted) : loadListed(db, wanted)));
  return wanted.flatMap((sku) => found.get(sku) ?? []);
}

async function loadFull(db: Database, skus: number[]): Promise<[number, ProductWire][]> {
  const rows = await db
    .select({ product: products, maker: { name: manufacturers.name, safetyContact: manufacturers.safetyContact } })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(isListed(skus));
  return rows.map(({ product, maker }) => [product.sku, fullToWire(product, maker)]);
}

async function loadListed(db: Database, skus: number[]): Promise<[number, ProductWire][]> {
  const rows = await db
    .select({ product: listColumns, manufacturer: manufacturers.name })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(isListed(skus));
  return rows.map(({ product, manufacturer }) => [product.sku, listedToWire(product, manufacturer)]);
}

function isListed(skus: number[]) {
  return and(inArray(products.sku, skus), eq(products.withdrawn, false));
}
