import { eq, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { mailOutbox } from '../src/db/mailSchema.ts';
import { orderPositions, orders, payments } from '../src/db/orderSchema.ts';
import { sandboxPayments } from '../src/db/sandboxSchema.ts';
import { products } from '../src/db/schema.ts';

/** A consistency summary of orders, payments and stock, for fault tests. Amounts are pieces of one product. */
export type OrderBooks = {
  readonly orders: readonly string[];
  /** The most orders of one session. */
  readonly mostOfOneSession: number;
  readonly confirmations: number;
  readonly stock: number;
  readonly sold: number;
  readonly setAside: number;
  /** Payments whose money the provider holds but that have no order. */
  readonly paidNotPlaced: number;
  readonly openPayments: number;
};

export async function readOrderBooks(db: Database, sku: number): Promise<OrderBooks> {
  const placed = await db.select({ number: orders.number, key: orders.sessionKey }).from(orders);
  const perSession = new Map<string, number>();
  for (const { key } of placed) perSession.set(key, (perSession.get(key) ?? 0) + 1);
  const [product] = await db.select({ pieces: products.stockAmount }).from(products).where(eq(products.sku, sku));
  const [sold] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderPositions.fromStock}), 0)::integer` })
    .from(orderPositions)
    .where(eq(orderPositions.sku, sku));
  const open = await db
    .select()
    .from(payments)
    .where(sql`${payments.state} in ('draft', 'pending', 'authorised')`);
  const held = await db
    .select({ state: payments.state })
    .from(sandboxPayments)
    .leftJoin(payments, eq(payments.id, sandboxPayments.id))
    .where(eq(sandboxPayments.state, 'authorised'));
  return {
    orders: placed.map(({ number }) => number),
    mostOfOneSession: Math.max(0, ...perSession.values()),
    confirmations: await db.$count(mailOutbox, sql`${mailOutbox.mail} ->> 'kind' = 'orderConfirmation'`),
    stock: product?.pieces ?? 0,
    sold: sold?.pieces ?? 0,
    setAside: open.reduce((sum, { reserved }) => sum + (reserved[sku] ?? 0), 0),
    paidNotPlaced: held.filter(({ state }) => state !== 'placed').length,
    openPayments: open.length,
  };
}
