import { and, eq, isNotNull } from 'drizzle-orm';
import type { AgainOutcome } from '@platine/domain/payment/payAgain.ts';
import { againOutcome } from '@platine/domain/payment/payAgain.ts';
import { isFinal } from '@platine/domain/payment/paymentState.ts';
import { payments } from '../../db/orderSchema.ts';
import { isPaymentId } from '../../integrations/payments/paymentId.ts';
import { settlePayment } from './settle.ts';
import type { Settling } from './settling.ts';

export type PaidAgain = { readonly orderNumber: string; readonly outcome: AgainOutcome };

/**
 * The outcome of another payment of an order, when the shopper is back from the provider, which is asked unless the payment has ended: the same at every
 * repetition. Null for the payment of a checkout, and for none.
 */
export async function finishPayAgain(settling: Settling, paymentId: string): Promise<PaidAgain | null> {
  if (!isPaymentId(paymentId)) return null;
  const again = and(eq(payments.id, paymentId), isNotNull(payments.paysFor));
  const [payment] = await settling.db.select().from(payments).where(again);
  if (payment === undefined || payment.paysFor === null) return null;
  const { paysFor: orderNumber, method, state, cancelAt, refund } = payment;
  // One that the shop has ended may be approved before the job has told the provider.
  const isOver = isFinal(state) && (cancelAt === null || refund !== null);
  if (isOver) return { orderNumber, outcome: againOutcome(payment, false) };
  const status = (await settling.payments[method]?.status(paymentId)) ?? 'unknown';
  const settled = (await settlePayment(settling, paymentId, status)) ?? payment;
  return { orderNumber, outcome: againOutcome(settled, status === 'open') };
}
