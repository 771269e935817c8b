import { asc, inArray } from 'drizzle-orm';
import type { PastPrice } from '@platine/domain/money/priceHistory.ts';
import { lowestBefore } from '@platine/domain/money/priceHistory.ts';
import { reductionOf } from '@platine/domain/money/discount.ts';
import { headlinePrice } from '@platine/domain/money/priceBreaks.ts';
import type { Database } from '../db/database.ts';
import { priceHistory } from '../db/searchSchema.ts';
import type { ProductInsert } from './rows.ts';

type Priced = Pick<ProductInsert, 'sku' | 'prices'>;
type HistoryInsert = typeof priceHistory.$inferInsert;

/** Adds the lowest price before a reduction from the shop's own history (D15), and returns the new history, which is written after the products. */
export async function withPriceHistory<Row extends Priced>(
  tx: Database,
  rows: readonly Row[],
  now: Date,
): Promise<{ readonly rows: Row[]; readonly fresh: HistoryInsert[] }> {
  const histories = await readHistories(tx, rows);
  const fresh = rows.flatMap(({ sku, prices }) => {
    const price = headlinePrice(prices)?.price;
    const last = histories.get(sku)?.at(-1)?.price;
    return price === undefined || price === last ? [] : [{ sku, priceCents: price, since: now }];
  });
  for (const { sku, priceCents, since } of fresh)
    histories.set(sku, [...(histories.get(sku) ?? []), { price: priceCents, since }]);
  return { rows: rows.map((row) => withLowest(row, histories.get(row.sku) ?? [])), fresh };
}

/** Whether a product is on sale, once its row has the lowest price before the reduction (D15). */
export function isReduced({
  prices,
  flags,
  orderable,
}: Pick<ProductInsert, 'prices' | 'flags' | 'orderable'>): boolean {
  const headline = headlinePrice(prices);
  return orderable && headline !== null && reductionOf(headline, flags) !== null;
}

/** The past prices of products, the oldest first. */
export async function readHistories(tx: Database, rows: readonly Priced[]): Promise<Map<number, PastPrice[]>> {
  const skus = rows.map(({ sku }) => sku);
  const found = await tx
    .select()
    .from(priceHistory)
    .where(inArray(priceHistory.sku, skus))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
  const histories = new Map<number, PastPrice[]>();
  for (const { sku, priceCents, since } of found)
    histories.set(sku, [...(histories.get(sku) ?? []), { price: priceCents, since }]);
  return histories;
}

/** A reduction begins when the current price was first charged. */
function withLowest<Row extends Priced>(row: Row, history: readonly PastPrice[]): Row {
  const began = history.at(-1)?.since;
  const headline = headlinePrice(row.prices);
  if (began === undefined || headline === null || headline.original === null) return row;
  const lowest30Days = lowestBefore(history, began, headline.lowest30Days);
  return { ...row, prices: row.prices.map((entry) => (entry === headline ? { ...entry, lowest30Days } : entry)) };
}
