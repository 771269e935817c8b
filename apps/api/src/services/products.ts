import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { manufacturers, products } from '../db/schema.ts';
import { fullProduct, listedProduct } from './productOf.ts';

/** A listing does not read all columns. */
const {
  description: _d,
  gtin: _g,
  categoryPaths: _p,
  crossSelling: _c,
  successorSku: _s,
  statedStock: _t,
  dataSheetUrl: _u,
  documents: _o,
  warnings: _w,
  facts: _f,
  ...listColumns
} = getTableColumns(products);

/** Loads products with everything that their pages show, in the order of the SKUs. Unknown SKUs are left out, repeated ones come once. */
export function loadFull(db: Database, skus: readonly number[]): Promise<Product[]> {
  return inOrder(skus, fullTogether(db));
}

/** The same with the data of a listing alone. */
export function loadListed(db: Database, skus: readonly number[]): Promise<Product[]> {
  return inOrder(skus, listedTogether(db));
}

async function inOrder(skus: readonly number[], load: LoadTogether): Promise<Product[]> {
  const wanted = [...new Set(skus)];
  const found = await load(wanted);
  return wanted.flatMap((sku) => found.get(sku) ?? []);
}

const isListed = and(sql`${products.sku} = any(${sql.placeholder('skus')}::integer[])`, eq(products.withdrawn, false));

const findingFull = memoizePerDatabase((db) =>
  db
    .select({
      product: products,
      maker: { name: manufacturers.name, safetyContact: manufacturers.safetyContact, logo: manufacturers.logo },
    })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(isListed)
    .prepare('load_full'),
);

const fullTogether = together(async (db, skus) => {
  const rows = await findingFull(db).execute({ skus });
  return rows.map(({ product, maker }) => [product.sku, fullProduct(product, maker)]);
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
  return rows.map(({ product, manufacturer }) => [product.sku, listedProduct(product, manufacturer)]);
});

type Load = (db: Database, skus: readonly number[]) => Promise<[number, Product][]>;
type LoadTogether = (skus: readonly number[]) => Promise<ReadonlyMap<number, Product>>;

/** Concurrent callers share one statement; each gets the products of all. */
function together(load: Load) {
  return memoizePerDatabase((db) =>
    batchReads(async (asks: readonly (readonly number[])[]) => {
      const found = new Map(await load(db, [...new Set(asks.flat())]));
      return asks.map(() => found);
    }),
  );
}
