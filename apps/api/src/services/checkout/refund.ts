import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { payments } from '../../db/orderSchema.ts';
import { pauseOf } from './pause.ts';
import type { Payment } from './placeOrder.ts';
import type { Settling } from './settling.ts';

/** Longer than a provider's answer may take, so that a claim outlives its request. */
const leaseMs = 5 * 60_000;
const longestPauseMs = 60 * 60_000;

/** Due refunds that no process has claimed. */
export const isRefundDue = (now: Date) =>
  and(eq(payments.refund, 'due'), or(isNull(payments.refundAt), lte(payments.refundAt, now)));

/**
 * Refunds money that was authorised for no order. One process at a time asks the provider, and a request that is repeated after a failure or a kill
 * has the same key. The upkeep job repeats it after longer and longer pauses, and when its method has a provider again. Rejects as the provider does.
 */
export async function refundPayment({ db, now, payments: providers, log }: Settling, payment: Payment): Promise<void> {
  const { id, method } = payment;
  const provider = providers[method];
  if (provider === undefined) return;
  const refundAt = new Date(now.getTime() + pauseOf(payment, now, { shortest: leaseMs, longest: longestPauseMs }));
  const isOne = eq(payments.id, id);
  const claimed = await db
    .update(payments)
    .set({ refundAt })
    .where(and(isOne, isRefundDue(now)))
    .returning({ id: payments.id });
  if (claimed.length === 0) return;
  await provider.refund({ id, idempotencyKey: `refund-${id}` });
  await db.update(payments).set({ refund: 'done' }).where(isOne);
  log({ event: 'payment', outcome: 'refund done', payment: id, method });
}
