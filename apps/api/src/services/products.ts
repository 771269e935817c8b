import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { manufacturers, products } from '../db/schema.ts';
// oxlint-disable-next-line platine/api-order -- goes when services answer domain values
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
  const found = await (filterClass === 'FULL' ? fullTogether : listedTogether)(db)(wanted);
  return wanted.flatMap((sku) => found.get(sku) ?? []);
}

const isListed = and(sql`${products.sku} = any(${sql.placeholder('skus')}::integer[])`, eq(products.withdrawn, false));

const findingFull = memoizePerDatabase((db) =>
  db
    .select({ product: products, maker: { name: manufacturers.name, safetyContact: manufacturers.safetyContact } })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(isListed)
    .prepare('load_full'),
);

const fullTogether = together(async (db, skus) => {
  const rows = await findingFull(db).execute({ skus });
  return rows.map(({ product, maker }) => [product.sku, fullToWire(product, maker)]);
});

const findingListed = memoizePerDatabase((db) =>
  db
    .select({ product: listColumns, manufacturer: manufacturers.name })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(isListed)
    .prepare('load_listed'),
);

const listedTogether = together(async (db, skus) => {
  const rows = await findingListed(db).execute({ skus });
  return rows.map(({ product, manufacturer }) => [product.sku, listedToWire(product, manufacturer)]);
});

type Load = (db: Database, skus: readonly number[]) => Promise<[number, ProductWire][]>;

/** Products that several lists and pages ask for at the same time are read once: each gets what all have asked for. */
function together(load: Load) {
  return memoizePerDatabase((db) =>
    batchReads(async (asks: readonly (readonly number[])[]) => {
      const found = new Map(await load(db, [...new Set(asks.flat())]));
      return asks.map(() => found);
    }),
  );
}
