import { and, eq, inArray, sql } from 'drizzle-orm';
import { placedOrder } from '@platine/domain/order/order.ts';
import { luxembourgDate } from '../../time/clock.ts';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/orderSchema.ts';
import { orderPositions, orders, payments as paymentTable } from '../../db/orderSchema.ts';
import { cartPositions, sessions } from '../../db/schema.ts';
import { beginHistory } from '../orders/recordAct.ts';
import { endQuote } from '../quotes/endQuote.ts';
import { choose } from './chosen.ts';
import type { Occasion } from '../visitor.ts';

export type Payment = typeof payments.$inferSelect;

type Placing = Occasion & {
  /** Last day for the transfer of a guest's order. */
  readonly payBy: string | null;
};

/**
 * Places the order of a payment. The caller's transaction holds session and payment, and writes everything or nothing: order, positions, history with
 * its effects, the end of the payment, and the cart without the ordered products (D4).
 */
export async function placeOrder(tx: Database, payment: Payment, { now, shop, ...placing }: Placing): Promise<Payment> {
  const date = luxembourgDate(now);
  const orderNumber = await newOrderNumber(tx, date);
  const order = placedOrder(payment.draft, { orderNumber, date, ...placing });
  const { paid, payBy, cancellation, events: _events, documents: _documents, ...document } = order;
  const { sessionKey, customerId, reserved, draft } = payment;
  if (sessionKey === null) throw new Error('A payment of no session places no order.');
  const language = (await emptyCart(tx, { sessionKey, draft }, orderNumber)) ?? 'EN';
  const state = { paid, payBy, cancellation, language };
  const row = { number: orderNumber, sessionKey, customerId, document, ...state, placedAt: now };
  const [written] = await tx.insert(orders).values(row).returning();
  if (written === undefined) throw new Error('An order was not written.');
  const positions = document.lines.map(({ sku, amount }) => ({
    orderNumber,
    sku,
    amount,
    fromStock: reserved[sku] ?? 0,
  }));
  await tx.insert(orderPositions).values(positions);
  if (draft.quoteNumber !== undefined) await endQuote(tx, draft.quoteNumber, orderNumber);
  await beginHistory(tx, { now, shop }, written);
  const [placed = payment] = await tx
    .update(paymentTable)
    .set({ state: 'placed', orderNumber })
    .where(eq(paymentTable.id, payment.id))
    .returning();
  return placed;
}

async function newOrderNumber(tx: Database, date: string): Promise<string> {
  const [row] = await tx.select({ next: sql<string>`nextval('order_numbers')` }).from(sql`(select 1) as one`);
  if (row === undefined) throw new Error('The sequence of order numbers answered nothing.');
  return `${date.slice(0, 4)}-${row.next}`;
}

/** Takes the ordered pieces out of the cart; those added since the payment began stay. Returns the session's language; null when it has expired. */
async function emptyCart(
  tx: Database,
  { sessionKey, draft }: Pick<Payment, 'draft'> & { readonly sessionKey: string },
  orderNumber: string,
) {
  const [session] = await tx
    .update(sessions)
    .set({ customerComment: '', customerOrderNumber: '', peppolAddress: '' })
    .where(eq(sessions.tokenHash, sessionKey))
    .returning({ language: sessions.language });
  if (session === undefined) return null;
  const skus = draft.lines.map((line) => line.sku);
  const ordered = and(eq(cartPositions.tokenHash, sessionKey), inArray(cartPositions.sku, skus));
  const inCart = await tx.select().from(cartPositions).where(ordered);
  for (const { sku, amount } of inCart) {
    const rest = amount - (draft.lines.find((line) => line.sku === sku)?.amount ?? 0);
    const position = and(eq(cartPositions.tokenHash, sessionKey), eq(cartPositions.sku, sku));
    if (rest > 0) await tx.update(cartPositions).set({ amount: rest }).where(position);
    else await tx.delete(cartPositions).where(position);
  }
  await choose(tx, sessionKey, { shippingMethod: null, paymentMethod: null, lastOrderNumber: orderNumber });
  return session.language;
}
