import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { PaymentEvent } from '@platine/domain/payment/paymentState.ts';
import { mayPayAgain } from '@platine/domain/payment/payAgain.ts';
import { isFinal, paymentTransition } from '@platine/domain/payment/paymentState.ts';
import type { Database } from '../../db/database.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { sessions } from '../../db/schema.ts';
import type { ProviderStatus } from '../../integrations/payments/provider.ts';
import { writeRequest } from '../money/ledger.ts';
import { ofPayment, performRequests } from '../money/performRequests.ts';
import { requestCapture } from '../money/requestCapture.ts';
import { holdHistory, recordAct, systemUser } from '../orders/recordAct.ts';
import type { Payment } from './placeOrder.ts';
import { placeOrder } from './placeOrder.ts';
import type { Settling } from './settling.ts';
import { giveBack } from './stock.ts';
import type { Occasion } from '../visitor.ts';

/**
 * Applies the provider's status to a payment: from its notice, at the shopper's return, or from the upkeep job. The result does not depend on
 * their order or number, because the session and the payment are held (D5). Null when there is no such payment.
 */
export async function settlePayment(settling: Settling, id: string, status: ProviderStatus): Promise<Payment | null> {
  const { db, now, shop } = settling;
  const settled = await db.transaction(async (tx) => {
    const held = await holdPayment(tx, id);
    if (held === null) return null;
    const payment = await apply(tx, held, { status, now, shop });
    if (held.orderNumber === null) await captureAtOrder(tx, settling, payment);
    return { held, payment };
  });
  if (settled === null) return null;
  const { held, payment } = settled;
  if (payment.refund !== 'due') return payment;
  if (held.refund === null)
    settling.log({ event: 'payment', outcome: 'refund due', payment: payment.id, method: payment.method });
  await performRequests({ ...settling, clock: () => now, currentShop: () => shop }, ofPayment(payment.id));
  return payment;
}

/** Asks for the money of an order that was just placed, if its provider takes it at once. The job makes the request, so that nobody waits for it. */
async function captureAtOrder(tx: Database, settling: Settling, payment: Payment): Promise<void> {
  const { orderNumber, method, draft } = payment;
  if (orderNumber === null || settling.payments[method]?.captures !== 'atOrder') return;
  await requestCapture(tx, settling, { orderNumber, cents: draft.totals.total, by: systemUser });
}

/** Locks the session, or the order that is paid again, before the payment, as everywhere, so that no deadlock can arise. */
export async function holdPayment(tx: Database, id: string): Promise<Payment | null> {
  const owner = await ownerOf(tx, id);
  if (owner === null) return null;
  const { key, paysFor } = owner;
  if (paysFor !== null)
    await tx.select({ number: orders.number }).from(orders).where(eq(orders.number, paysFor)).for('update');
  if (key !== null) await holdSession(tx, key);
  // A login that held the session until now may have moved the payment to the customer's session (D6): hold that one.
  if ((await ownerOf(tx, id))?.key !== key) return holdPayment(tx, id);
  const [held] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return held ?? null;
}

async function holdSession(tx: Database, key: string): Promise<void> {
  await tx.select({ key: sessions.tokenHash }).from(sessions).where(eq(sessions.tokenHash, key)).for('update');
}

/** The key of the session that a payment belongs to, or the order that it pays. */
async function ownerOf(tx: Database, id: string) {
  const { sessionKey: key, paysFor } = payments;
  const [owner] = await tx.select({ key, paysFor }).from(payments).where(eq(payments.id, id));
  return owner ?? null;
}

type Update = Occasion & { readonly status: ProviderStatus };

async function apply(tx: Database, payment: Payment, { status, now, shop }: Update): Promise<Payment> {
  const event = events[status];
  if (event === null) return payment;
  // The provider knows a payment whose opening the shop has not stored, because it crashed in between.
  const state = payment.state === 'draft' ? paymentTransition('draft', 'provider.opened').state : payment.state;
  const { kind } = paymentTransition(state, event);
  if (kind === 'repeated') return payment;
  if (event === 'payment.authorised') {
    if (kind !== 'moved') return owe(tx, payment, now);
    if (payment.paysFor === null) return placeOrder(tx, payment, { now, shop, payBy: null });
    return carryOrder(tx, payment, { now, shop, orderNumber: payment.paysFor });
  }
  if (kind === 'refused') return payment;
  if (event === 'payment.expired') return closePayment(tx, payment, { state: 'expired', failure: null, cancelAt: now });
  if (status === 'abandoned')
    return closePayment(tx, payment, { state: 'failed', failure: 'abandoned', cancelAt: now });
  return closePayment(tx, payment, { state: 'failed', failure: 'declined', cancelAt: null });
}

type Carrying = Occasion & { readonly orderNumber: string };

/**
 * The money is held for an order that is placed already. From now on its ledger asks this payment. Of an order that was paid or has ended meanwhile nothing
 * is taken: the money is released.
 */
async function carryOrder(tx: Database, payment: Payment, { orderNumber, ...at }: Carrying): Promise<Payment> {
  const held = await holdHistory(tx, orderNumber);
  if (held === null || !mayPayAgain(held.state)) {
    const ended = { state: 'failed', failure: 'superseded', cancelAt: null } as const;
    return owe(tx, await closePayment(tx, payment, ended), at.now);
  }
  const carrying = await write(tx, payment, { state: 'placed', orderNumber });
  const key = `authorised-${payment.id}`;
  await recordAct(tx, at, { orderNumber, act: { kind: 'authorised' }, by: systemUser, key });
  return carrying;
}

/** The shopper has approved a payment that had ended: the provider is asked to release the money. */
async function owe(tx: Database, payment: Payment, now: Date): Promise<Payment> {
  if (payment.refund !== null) return payment;
  const { id: paymentId, method, draft } = payment;
  const request = { kind: 'cancel', name: 'cancel', cents: draft.totals.total } as const;
  await writeRequest(tx, now, { ...request, paymentId, method, orderNumber: null, by: systemUser });
  return write(tx, payment, { refund: 'due' });
}

const events: Readonly<Record<ProviderStatus, PaymentEvent | null>> = {
  open: null,
  unknown: null,
  authorised: 'payment.authorised',
  declined: 'payment.declined',
  abandoned: 'payment.declined',
  expired: 'payment.expired',
};

/**
 * Ends a payment without an order and returns its pieces to the stock; the upkeep job ends it at the provider from `cancelAt` on. The transaction
 * holds the payment.
 */
export async function closePayment(
  tx: Database,
  payment: Payment,
  end: Pick<Payment, 'failure' | 'cancelAt'> & { readonly state: 'failed' | 'expired' },
): Promise<Payment> {
  if (isFinal(payment.state)) return payment;
  await giveBack(tx, payment.reserved);
  return write(tx, payment, { ...end, reserved: {} });
}

async function write(tx: Database, payment: Payment, values: PgUpdateSetSource<typeof payments>) {
  const [written = payment] = await tx.update(payments).set(values).where(eq(payments.id, payment.id)).returning();
  return written;
}
