import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { productStock } from '../db/searchSchema.ts';
import type { Columns } from './columns.ts';
import type { IndexDelta } from './indexDelta.ts';
import { maxStockChanges, readIndexDelta, untilNow } from './indexDelta.ts';
import { parseNumbers } from './numberLists.ts';
import { lowerBound } from './productSets.ts';

/** How far an index has read the changes of stock. */
export type StockState = {
  /** Changes of earlier transactions are in the index. */
  seen: bigint;
  /** The reading of a feed's changes, beside the searches. */
  feed: Promise<void> | null;
};

type Stocked = { readonly columns: Pick<Columns, 'skus' | 'inStock'>; readonly stock: StockState };

/** Writes changes of stock into the index. Those of a feed are too many for one search, and are read beside the searches. */
export function takeStockChanges(
  db: Database,
  index: Stocked,
  { seen, stock }: Pick<IndexDelta, 'seen' | 'stock'>,
): void {
  // A concurrent search may have taken a newer state already.
  if (index.stock.feed !== null || seen < index.stock.seen) return;
  const changes = writeChanges(index.columns, stock);
  if (changes <= maxStockChanges) index.stock.seen = seen;
  else
    index.stock.feed = readFeed(db, index)
      // The next search finds the same changes and tries again.
      .catch(() => undefined)
      .finally(() => {
        index.stock.feed = null;
      });
}

/** Milliseconds between two readings: while a transaction that writes is open, each one begins with the same changes. */
const feedPause = 1000;

async function readFeed(db: Database, index: Stocked): Promise<void> {
  const { seen } = await readIndexDelta(db, { stockFrom: null, terms: [] });
  let place: StockPlace | null = { changedIn: String(index.stock.seen), sku: 0 };
  while (place !== null) {
    const page: StockPage = await readPage(db, place);
    writeChanges(index.columns, page.stock);
    place = page.last;
  }
  index.stock.seen = seen;
  await setTimeout(feedPause, undefined, { ref: false });
}

/** Returns their number. "900100 1,900101 0": SKUs and whether they are in stock. */
function writeChanges({ skus, inStock }: Stocked['columns'], changes: string): number {
  const items = parseNumbers(changes);
  for (let place = 0; place < items.length; place += 2) {
    const sku = items[place] ?? 0;
    const number = lowerBound(skus, sku);
    if (skus[number] === sku) inStock[number] = items[place + 1] ?? 0;
  }
  return items.length / 2;
}

/** Changes in the order of their transactions, and the place of the last one; null at the end. */
type StockPage = { readonly stock: string; readonly last: StockPlace | null };
type StockPlace = { readonly changedIn: string; readonly sku: number };

const pageSize = 20_000;

async function readPage(db: Database, after: StockPlace): Promise<StockPage> {
  const [page] = await db
    .select({
      stock: sql<string>`coalesce(string_agg(sku || ' ' || in_stock::integer, ','), '')`,
      count: sql<number>`count(*)::integer`,
      changedIn: sql<string>`(array_agg(changed_in::text order by changed_in desc, sku desc))[1]`,
      sku: sql<number>`(array_agg(sku order by changed_in desc, sku desc))[1]`,
    })
    .from(
      sql`(select sku, in_stock, changed_in from ${productStock}
        where (changed_in, sku) > (${after.changedIn}::text::xid8, ${after.sku}) and ${untilNow}
        order by changed_in, sku limit ${pageSize}) as page`,
    );
  if (page === undefined) throw new Error('The database returned no row.');
  const { stock, count, changedIn, sku } = page;
  return { stock, last: count < pageSize ? null : { changedIn, sku } };
}
