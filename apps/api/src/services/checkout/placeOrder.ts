import { and, eq, inArray, sql } from 'drizzle-orm';
import { withOrderNumber } from '@platine/domain/order/document.ts';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import { luxembourgDate } from '../../time/clock.ts';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/orderSchema.ts';
import { orderPositions, orders, payments as paymentTable } from '../../db/orderSchema.ts';
import { cartPositions, sessions } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { choose } from './chosen.ts';
import { orderLinkSignature } from './orderLink.ts';

export type Payment = typeof payments.$inferSelect;

/**
 * Makes the order of a payment, in the caller's transaction, which holds the session and the payment: order, positions, the payment's end, the
 * cart without what was ordered, and the confirmation are all written or none (D4).
 */
export async function placeOrder(tx: Database, payment: Payment, now: Date): Promise<Payment> {
  const day = luxembourgDate(now);
  const orderNumber = await newOrderNumber(tx, day);
  const paid = needsProvider(payment.method);
  const document = { ...withOrderNumber(payment.draft, { orderNumber, day }), PAID: paid };
  const { sessionKey, customerId, reserved } = payment;
  await tx.insert(orders).values({ number: orderNumber, sessionKey, customerId, document, paid, placedAt: now });
  const positions = document.POSITIONS.map(({ SKU, AMOUNT }) => ({
    orderNumber,
    sku: SKU,
    amount: AMOUNT,
    fromStock: reserved[SKU] ?? 0,
  }));
  await tx.insert(orderPositions).values(positions);
  const language = await emptyCart(tx, payment, orderNumber);
  const signature = await orderLinkSignature(tx, orderNumber);
  const mail = { kind: 'orderConfirmation', orderNumber, signature } as const;
  await enqueueMail(tx, now, { recipient: document.EMAIL, language: language ?? 'EN', mail });
  const [placed = payment] = await tx
    .update(paymentTable)
    .set({ state: 'placed', orderNumber })
    .where(eq(paymentTable.id, payment.id))
    .returning();
  return placed;
}

async function newOrderNumber(tx: Database, day: string): Promise<string> {
  const [row] = await tx.select({ next: sql<string>`nextval('order_numbers')` }).from(sql`(select 1) as one`);
  if (row === undefined) throw new Error('The sequence of order numbers answered nothing.');
  return `${day.slice(0, 4)}-${row.next}`;
}

/** What was put into the cart since the payment began stays there. Answers the language of the session; null when it has ended. */
async function emptyCart(tx: Database, { sessionKey, draft }: Payment, orderNumber: string) {
  const [session] = await tx
    .update(sessions)
    .set({ customerComment: '', customerOrderNumber: '' })
    .where(eq(sessions.tokenHash, sessionKey))
    .returning({ language: sessions.language });
  if (session === undefined) return null;
  const skus = draft.POSITIONS.map(({ SKU }) => SKU);
  const ordered = and(eq(cartPositions.tokenHash, sessionKey), inArray(cartPositions.sku, skus));
  const inCart = await tx.select().from(cartPositions).where(ordered);
  for (const { sku, amount } of inCart) {
    const rest = amount - (draft.POSITIONS.find(({ SKU }) => SKU === sku)?.AMOUNT ?? 0);
    const position = and(eq(cartPositions.tokenHash, sessionKey), eq(cartPositions.sku, sku));
    if (rest > 0) await tx.update(cartPositions).set({ amount: rest }).where(position);
    else await tx.delete(cartPositions).where(position);
  }
  await choose(tx, sessionKey, { shippingMethod: null, paymentMethod: null, lastOrderNumber: orderNumber });
  return session.language;
}
