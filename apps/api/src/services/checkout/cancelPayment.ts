import { and, eq, isNotNull } from 'drizzle-orm';
import { payments } from '../../db/orderSchema.ts';
import { dayMs } from '../../time/clock.ts';
import { pauseOf } from '../money/pause.ts';
import type { Payment } from './placeOrder.ts';
import type { Settling } from './settling.ts';
import { settlePayment } from './settle.ts';

const shortestPauseMs = 60_000;
const longestPauseMs = 6 * 60 * 60_000;
/** After so many days no provider lets a shopper decide on a payment any more. */
const longestDecisionDays = 7;

/**
 * Ends a payment at its provider after the shop has ended it, so that nobody pays for no order (D5). Money that the shopper has approved
 * meanwhile is refunded. While the provider gives no state it is told again, after longer and longer pauses.
 */
export async function cancelPayment(settling: Settling, payment: Payment): Promise<void> {
  const status = (await settling.payments[payment.method]?.expire(payment.id)) ?? 'unknown';
  if (status === 'authorised') await settlePayment(settling, payment.id, status);
  const isOver = status === 'authorised' || status === 'declined' || status === 'expired';
  const cancelAt = isOver ? null : nextTry(payment, settling.now);
  const { id, method } = payment;
  const changed = await settling.db
    .update(payments)
    .set({ cancelAt })
    .where(and(eq(payments.id, id), isNotNull(payments.cancelAt)))
    .returning({ id: payments.id });
  if (!isOver && cancelAt === null && changed.length > 0)
    settling.log({ event: 'payment', outcome: 'cancelling given up', payment: id, method });
}

function nextTry(payment: Payment, now: Date): Date | null {
  if (now.getTime() - payment.createdAt.getTime() > longestDecisionDays * dayMs) return null;
  return new Date(
    now.getTime() + pauseOf(payment.createdAt, now, { shortest: shortestPauseMs, longest: longestPauseMs }),
  );
}
