import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { DeskList } from '@platine/domain/desk/deskList.ts';
import { buyerName, deskPageSize, searchWords, workListOf } from '@platine/domain/desk/deskList.ts';
import type { DeskEntry, FoundOrders, Gtins, StoragePlaces } from '@platine/domain/desk/deskOrder.ts';
import type { Today } from '@platine/domain/desk/today.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { shipmentToRepay } from '@platine/domain/order/standardShipment.ts';
import type { PricedZone } from '@platine/domain/shipping/prices.ts';
import type { Database } from '../../db/database.ts';
import { findOrder } from '../../db/findOrder.ts';
import { likeText } from '../../db/likeText.ts';
import { orders } from '../../db/orderSchema.ts';
import { products } from '../../db/schema.ts';
import { countRefusedMails } from '../mails.ts';
import { countQuestions } from '../questions.ts';
import { countWithdrawals } from '../withdrawals/listWithdrawals.ts';
import type { OrderFile } from '../orders/orderFile.ts';
import { readOrderFile } from '../orders/orderFile.ts';

/** Counts what is to be done, as the database has it at this moment. */
export async function countToday(db: Database): Promise<Omit<Today, 'low'>> {
  const counts = { pay: 0, pack: 0, send: 0, repay: 0 };
  const { need, packed } = orders;
  const rows = await db
    .select({ need, packed, count: sql<number>`count(*)::integer` })
    .from(orders)
    .where(sql`${need} is not null`)
    .groupBy(need, packed);
  for (const { count, ...standing } of rows) {
    const list = workListOf(standing);
    if (list !== null) counts[list] += count;
  }
  const transfer = await db.$count(orders, gt(orders.toTransfer, 0));
  const mails = await countRefusedMails(db);
  const withdrawals = await countWithdrawals(db);
  const questions = await countQuestions(db);
  return { ...counts, transfer, repayBy: withdrawals.repayBy, withdrawals: withdrawals.open, questions, mails };
}

export type OrderSearch = { readonly list: DeskList; readonly text: string; readonly skip: number };

/** A page of a list, the newest order first; of what is to be done the oldest, because it waits longest. */
export async function searchOrders(db: Database, { list, text, skip }: OrderSearch): Promise<FoundOrders> {
  const found = and(standingIn[list], ...searchWords(text).map((word) => like(orders.searchText, likeText(word))));
  const { placedAt, number } = orders;
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(found)
      .orderBy(...(list === 'all' ? [desc(placedAt), desc(number)] : [placedAt, number]))
      .limit(deskPageSize)
      .offset(skip),
    db.$count(orders, found),
  ]);
  return { orders: rows.map(entryOf), count };
}

const waiting = (packed: boolean) => and(eq(orders.need, 'shipping'), eq(orders.packed, packed));

/** The lists, as conditions. */
const standingIn: Readonly<Record<DeskList, SQL | undefined>> = {
  all: undefined,
  pay: eq(orders.need, 'payment'),
  pack: waiting(false),
  send: waiting(true),
  repay: eq(orders.need, 'refund'),
  transfer: gt(orders.toTransfer, 0),
};

/** A row of a list. */
export function entryOf(row: typeof orders.$inferSelect): DeskEntry {
  const { number, document, need, packed, paid, toTransfer, cancellation } = row;
  const { date, totals, lines, paymentMethod, shippingMethod } = document;
  return {
    orderNumber: number,
    date,
    name: buyerName(document),
    total: totals.total,
    pieces: lines.reduce((sum, { amount }) => sum + amount, 0),
    paymentMethod,
    shippingMethod,
    need,
    packed,
    paid,
    toTransfer,
    cancellation,
  };
}

export type DeskFile = OrderFile & {
  readonly order: Order;
  readonly standardShipment: Cents;
  readonly gtins: Gtins;
  readonly places: StoragePlaces;
};

type Place = { readonly db: Database; readonly zones: readonly PricedZone[] };

/** An order with everything that the desk knows of it. Throws TransactionNotFoundException. */
export async function readDeskOrder({ db, zones }: Place, orderNumber: string): Promise<DeskFile> {
  const [file, order] = [await readOrderFile(db, orderNumber), await findOrder(db, orderNumber)];
  if (file === null || order === null)
    throw new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
  const pieces = await readPieces(db, order.lines);
  return { ...file, order, ...pieces, standardShipment: shipmentToRepay(file.document, file.state, zones) };
}

/** Codes on the pieces of an order, and where they lie. A product that has left the catalogue has none any more. */
export async function readPieces(
  db: Database,
  lines: readonly Pick<Order['lines'][number], 'sku'>[],
): Promise<Pick<DeskFile, 'gtins' | 'places'>> {
  const { sku, gtin, storagePlace } = products;
  const skus = lines.map((line) => line.sku);
  const rows = await db.select({ sku, gtin, storagePlace }).from(products).where(inArray(sku, skus));
  return {
    gtins: Object.fromEntries(rows.flatMap((row) => (row.gtin === null ? [] : [[row.sku, row.gtin]]))),
    places: Object.fromEntries(rows.flatMap((row) => (row.storagePlace === null ? [] : [[row.sku, row.storagePlace]]))),
  };
}
