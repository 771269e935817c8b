import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { PaymentEvent } from '@platine/domain/payment/paymentState.ts';
import { isFinal, paymentTransition } from '@platine/domain/payment/paymentState.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/orderSchema.ts';
import { sessions } from '../../db/schema.ts';
import type { PaymentProviders, ProviderStatus } from '../../integrations/payments/provider.ts';
import type { Payment } from './placeOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { giveBack } from './stock.ts';

export type Settling = { readonly db: Database; readonly now: Date; readonly payments: PaymentProviders };

/**
 * Tells a payment how it stands with its provider: by notice, at the shopper's return, or because a job has asked. In any order and any
 * number of times the same comes of it, because the session and the payment are held (D5). Null when there is no such payment.
 */
export async function settlePayment(
  { db, now, payments: providers }: Settling,
  id: string,
  status: ProviderStatus,
): Promise<Payment | null> {
  const settled = await db.transaction(async (tx) => {
    const payment = await holdPayment(tx, id);
    return payment === null ? null : apply(tx, payment, { status, now });
  });
  if (settled?.refund === 'due') await refundPayment({ db, now, payments: providers }, settled);
  return settled;
}

/** Session before payment, as everywhere: nobody waits in a circle. */
export async function holdPayment(tx: Database, id: string): Promise<Payment | null> {
  const key = await sessionOf(tx, id);
  if (key === null) return null;
  await tx.select({ key: sessions.tokenHash }).from(sessions).where(eq(sessions.tokenHash, key)).for('update');
  // A login that held the session until now may have moved the payment to the customer's (D6): that one has to be held.
  if ((await sessionOf(tx, id)) !== key) return holdPayment(tx, id);
  const [held] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return held ?? null;
}

async function sessionOf(tx: Database, id: string): Promise<string | null> {
  const [payment] = await tx.select({ key: payments.sessionKey }).from(payments).where(eq(payments.id, id));
  return payment?.key ?? null;
}

type News = { readonly status: ProviderStatus; readonly now: Date };

async function apply(tx: Database, payment: Payment, { status, now }: News): Promise<Payment> {
  const event = events[status];
  if (event === null) return payment;
  // The provider knows a payment whose opening the shop has not written down: it was stopped in between.
  const state = payment.state === 'draft' ? paymentTransition('draft', 'provider.opened').state : payment.state;
  const { kind } = paymentTransition(state, event);
  if (kind === 'repeated') return payment;
  if (event === 'payment.authorised') {
    if (kind === 'moved') return placeOrder(tx, payment, now);
    return write(tx, payment, { refund: payment.refund ?? 'due' });
  }
  if (kind === 'refused') return payment;
  if (event === 'payment.expired') return closePayment(tx, payment, { state: 'expired', failure: null });
  return closePayment(tx, payment, { state: 'failed', failure: status === 'abandoned' ? 'abandoned' : 'declined' });
}

const events: Readonly<Record<ProviderStatus, PaymentEvent | null>> = {
  open: null,
  unknown: null,
  authorised: 'payment.authorised',
  declined: 'payment.declined',
  abandoned: 'payment.declined',
  expired: 'payment.expired',
};

/** Ends a payment without an order: its pieces go back into the stock. The payment is held. */
export async function closePayment(
  tx: Database,
  payment: Payment,
  end: Pick<Payment, 'failure'> & { readonly state: 'failed' | 'expired' },
): Promise<Payment> {
  if (isFinal(payment.state)) return payment;
  await giveBack(tx, payment.reserved);
  return write(tx, payment, { ...end, reserved: {} });
}

async function write(tx: Database, payment: Payment, values: PgUpdateSetSource<typeof payments>) {
  const [written = payment] = await tx.update(payments).set(values).where(eq(payments.id, payment.id)).returning();
  return written;
}

/** Gives money back that was authorised for no order; a job tries again what does not work now. */
export async function refundPayment({ db, payments: providers }: Settling, { id, method }: Payment): Promise<void> {
  await providers[method]?.refund(id);
  await db.update(payments).set({ refund: 'done' }).where(eq(payments.id, id));
}
