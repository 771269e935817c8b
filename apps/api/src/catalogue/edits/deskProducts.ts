import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { searchWords } from '@platine/domain/desk/deskList.ts';
import type { DeskProduct, DeskProductChange, DeskProductEntry } from '@platine/domain/desk/deskProduct.ts';
import type { ProductList } from '@platine/domain/desk/productEdit.ts';
import { productPageSize, salesDays } from '@platine/domain/desk/productEdit.ts';
import { picturesOf } from '@platine/domain/desk/productPictures.ts';
import { lowestBefore } from '@platine/domain/money/priceHistory.ts';
import { headlinePrice } from '@platine/domain/money/priceBreaks.ts';
import type { Database } from '../../db/database.ts';
import { likeText } from '../../db/likeText.ts';
import { orderPositions, orders } from '../../db/orderSchema.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { manufacturers, products } from '../../db/schema.ts';
import { daysBefore } from '../../time/clock.ts';
import { readHistories } from '../priceHistory.ts';
import type { ProductRow } from '../rows.ts';
import { productCells } from './productCells.ts';

type Moment = { readonly db: Database; readonly now: Date };
export type ProductSearch = { readonly list: ProductList; readonly text: string; readonly skip: number };

/** Pieces of each product that were ordered in `salesDays`, without cancelled orders. */
function salesUntil({ db, now }: Moment) {
  const begin = daysBefore(now, salesDays);
  return db
    .select({ sku: orderPositions.sku, sold: sql<number>`sum(${orderPositions.amount})::integer`.as('sold') })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.number, orderPositions.orderNumber))
    .where(sql`${orders.placedAt} >= ${begin.toISOString()}::timestamptz and ${orders.cancelledAt} is null`)
    .groupBy(orderPositions.sku)
    .as('sales');
}

/** A change by hand that the next import would overwrite. */
const isEdited = sql<boolean>`exists (select from ${productEdits} where ${productEdits.sku} = ${products.sku}
  and ${productEdits.overwrittenAt} is null and ${productEdits.kind} <> 'stock' and ${productEdits.kind} <> 'place')`;

/** `runsOut`, as a condition. */
const isLow = sql`not ${products.withdrawn} and ${products.orderable} and ${products.stockAmount} * 2 < coalesce(sold, 0)`;

const standingIn: Readonly<Record<ProductList, SQL | undefined>> = { all: undefined, low: isLow, edited: isEdited };

/** A page of products: of those that run out the best sold first, else by number. */
export async function searchProducts(
  moment: Moment,
  { list, text, skip }: ProductSearch,
): Promise<{ readonly products: DeskProductEntry[]; readonly count: number }> {
  const found = and(standingIn[list], ...searchWords(text).map(hasWord));
  const rows = await select(moment)
    .where(found)
    .orderBy(...(list === 'low' ? [sql`sold desc`, asc(products.sku)] : [asc(products.sku)]))
    .limit(productPageSize)
    .offset(skip);
  return { products: rows.map(entryOf), count: await count(moment, found) };
}

/** How many products run out. */
export function countLow(moment: Moment): Promise<number> {
  return count(moment, isLow);
}

async function count(moment: Moment, found: SQL | undefined): Promise<number> {
  const sales = salesUntil(moment);
  const [row] = await moment.db
    .select({ count: sql<number>`count(*)::integer` })
    .from(products)
    .leftJoin(sales, eq(sales.sku, products.sku))
    .where(found);
  return row?.count ?? 0;
}

function select(moment: Moment) {
  const sales = salesUntil(moment);
  return moment.db
    .select({
      product: products,
      manufacturer: manufacturers.name,
      sold: sql<number>`coalesce(sold, 0)`.as('sold_pieces'),
      edited: isEdited.as('edited'),
    })
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(sales, eq(sales.sku, products.sku));
}

function hasWord(word: string): SQL {
  const part = likeText(word);
  return sql`(${products.sku}::text = ${word} or ${products.gtin} = ${word} or lower(${products.manufacturerSku}) like ${part}
    or lower(${products.storagePlace}) like ${part} or lower(${products.name}::text) like ${part})`;
}

type Found = {
  readonly product: ProductRow;
  readonly manufacturer: string;
  readonly sold: number;
  readonly edited: boolean;
};

function entryOf({ product, manufacturer, sold, edited }: Found): DeskProductEntry {
  const { sku, name, manufacturerSku, prices, stockAmount, storagePlace, withdrawn, orderable } = product;
  const state = orderable ? 'onSale' : 'notSold';
  return {
    sku,
    name,
    manufacturer,
    partNumber: manufacturerSku,
    price: headlinePrice(prices)?.price ?? null,
    stock: stockAmount,
    place: storagePlace,
    sold,
    state: withdrawn ? 'retired' : state,
    edited,
  };
}

/** Changes of one product that the desk shows. */
const mostChanges = 50;

/** A product with everything that the desk knows of it. Throws ProductNotFoundException. */
export async function readDeskProduct(moment: Moment, sku: number): Promise<DeskProduct> {
  const { db, now } = moment;
  const [found] = await select(moment).where(eq(products.sku, sku));
  if (found === undefined) throw new BusinessFailure('ProductNotFoundException', 'There is no such product.');
  const { description, prices, flags, assets, documents } = found.product;
  const headline = headlinePrice(prices);
  const history = (await readHistories(db, [{ sku, prices }])).get(sku) ?? [];
  const began = history.at(-1)?.since ?? now;
  const entry = entryOf(found);
  return {
    ...entry,
    description,
    original: headline?.original ?? null,
    breaks: prices.filter(({ from }) => from > 1).map(({ from, price }) => ({ from, price })),
    record: {
      current: entry.price,
      lowest: lowestBefore(history, began, headline?.lowest30Days ?? null),
      lowestNow: lowestBefore(history, now, null),
    },
    flags,
    pictures: picturesOf(assets),
    documents,
    cells: productCells(found.product),
    changes: await readChanges(db, sku),
  };
}

async function readChanges(db: Database, sku: number): Promise<DeskProductChange[]> {
  const rows = await db
    .select()
    .from(productEdits)
    .where(eq(productEdits.sku, sku))
    .orderBy(desc(productEdits.id))
    .limit(mostChanges);
  return rows.map(({ id, at, by, why, kind, facts, overwrittenAt }) => ({
    id,
    at: at.toISOString(),
    by,
    why,
    kind,
    facts,
    overwritten: overwrittenAt !== null,
  }));
}
