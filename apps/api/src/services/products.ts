import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CartLimitRules } from '@platine/domain/cart/limit.ts';
import type { DrawingWords } from '@platine/domain/catalog/drawingWords.data.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { InAddedLanguages } from '@platine/domain/language/inLanguages.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { manufacturers, products } from '../db/schema.ts';
import { fullProduct, listedProduct } from './productOf.ts';
import { findVariants } from './variants.ts';

/** A listing does not read all columns. */
const {
  description: _d,
  gtin: _g,
  categoryPaths: _p,
  crossSelling: _c,
  successorSku: _s,
  statedStock: _t,
  storagePlace: _l,
  statedPlace: _m,
  dataSheetUrl: _u,
  documents: _o,
  warnings: _w,
  facts: _f,
  variantGroup: _v,
  ...listColumns
} = getTableColumns(products);

/** The catalogue of a shop, whose rules limit what a customer may have. */
export type Catalogue = {
  readonly db: Database;
  readonly limits: CartLimitRules;
  /** Captions of drawings in the languages that the shop has added. */
  readonly drawingWords?: InAddedLanguages<DrawingWords> | undefined;
};

/** Loads products with everything that their pages show, in the order of the SKUs. Unknown SKUs are left out, repeated ones come once. */
export async function loadFull(catalogue: Catalogue, skus: readonly number[]): Promise<Product[]> {
  const { db } = catalogue;
  const rows = await inOrder(skus, fullTogether(db));
  const groups = await findVariants(
    db,
    rows.map(({ product }) => product.variantGroup),
  );
  return rows.map(({ product, maker }) => ({
    ...fullProduct(product, maker, catalogue),
    variants: groups.get(product.variantGroup ?? '') ?? null,
  }));
}

/** The same with the data of a listing alone. */
export async function loadListed({ db, limits }: Catalogue, skus: readonly number[]): Promise<Product[]> {
  const rows = await inOrder(skus, listedTogether(db));
  return rows.map(({ product, manufacturer }) => listedProduct(product, manufacturer, limits));
}

async function inOrder<Row>(skus: readonly number[], load: LoadTogether<Row>): Promise<Row[]> {
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

const fullTogether = together((db, skus) => findingFull(db).execute({ skus }));

const findingListed = memoizePerDatabase((db) =>
  db
    .select({ product: listColumns, manufacturer: manufacturers.name })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(isListed)
    .prepare('load_listed'),
);

const listedTogether = together((db, skus) => findingListed(db).execute({ skus }));

type ProductRow = { readonly product: { readonly sku: number } };
type Load<Row> = (db: Database, skus: readonly number[]) => Promise<readonly Row[]>;
type LoadTogether<Row> = (skus: readonly number[]) => Promise<ReadonlyMap<number, Row>>;

/** Concurrent callers share one statement; each gets the rows of all. */
function together<Row extends ProductRow>(load: Load<Row>): (db: Database) => LoadTogether<Row> {
  return memoizePerDatabase((db) =>
    batchReads(async (asks: readonly (readonly number[])[]) => {
      const rows = await load(db, [...new Set(asks.flat())]);
      const found = new Map(rows.map((row) => [row.product.sku, row]));
      return asks.map(() => found);
    }),
  );
}
