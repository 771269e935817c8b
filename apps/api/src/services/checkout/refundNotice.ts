import { and, eq } from 'drizzle-orm';
import type { Cents } from '@platine/domain/money/money.ts';
import { payments } from '../../db/orderSchema.ts';
import { isPaymentId } from '../../integrations/payments/paymentId.ts';
import { findOwnKey } from '../livingSession.ts';
import type { Buyer } from './buyer.ts';
import { cancelPayment } from './cancelPayment.ts';
import type { Payment } from './placeOrder.ts';
import { settlePayment } from './settle.ts';

/**
 * The amount that goes back to a shopper who has approved a payment after the shop had ended it (D5). Null for any other payment; that of another
 * session is not told from one that does not exist.
 */
export async function refundNotice(buyer: Buyer, paymentId: string): Promise<Cents | null> {
  const payment = await findOwnPayment(buyer, paymentId);
  if (payment === null) return null;
  // The shopper is back before the job has told the provider that the payment has ended.
  if (payment.cancelAt !== null && payment.refund === null) await endPayment(buyer, payment);
  const ended = await findOwnPayment(buyer, paymentId);
  return ended === null || ended.refund === null ? null : ended.draft.totals.total;
}

/** The return is a reason to ask: a provider that cannot end a payment itself would not say that it was approved. */
async function endPayment(buyer: Buyer, payment: Payment): Promise<void> {
  const status = await buyer.payments[payment.method]?.status(payment.id);
  if (status === 'authorised') await settlePayment(buyer, payment.id, status);
  await cancelPayment(buyer, payment);
}

async function findOwnPayment(buyer: Buyer, id: string): Promise<Payment | null> {
  const key = isPaymentId(id) ? await findOwnKey(buyer) : null;
  if (key === null) return null;
  const [own] = await buyer.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.sessionKey, key)));
  return own ?? null;
}
