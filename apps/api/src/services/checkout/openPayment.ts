import { eq } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { paymentTransition } from '@platine/domain/payment/paymentState.ts';
import { payments } from '../../db/orderSchema.ts';
import { returnPath } from '../../integrations/payments/paymentId.ts';
import type { PaymentToOpen } from '../../integrations/payments/provider.ts';
import { readSession } from '../session.ts';
import type { Buyer } from './buyer.ts';
import type { CheckedOut } from './checkedOut.ts';
import type { Payment } from './placeOrder.ts';
import { closePayment, holdPayment } from './settle.ts';
import type { Settling } from './settling.ts';

/** Has the provider open the payment of a checkout, which leads back there. Throws PaymentMethodNotAvailableException. */
export async function openPayment(buyer: Buyer, draft: Payment): Promise<CheckedOut> {
  const { language } = await readSession(buyer);
  const payment = await openAtProvider(buyer, draft, { language: language ?? 'EN', back: returnPath(draft.id) });
  return { session: await readSession(buyer), payment };
}

type Way = Pick<PaymentToOpen, 'language' | 'back'>;

/**
 * Has the provider open a payment that is stored as a draft. No transaction is open meanwhile: a crash leaves the draft, which the same key
 * opens again under the same id. Throws PaymentMethodNotAvailableException when the provider cannot be reached.
 */
export async function openAtProvider(settling: Settling, draft: Payment, way: Way): Promise<Payment> {
  const redirect = await askProvider(settling, draft, way);
  const payment = await settling.db.transaction(async (tx) => {
    const held = await holdPayment(tx, draft.id);
    if (held === null) throw new Error('A payment vanished.');
    if (redirect === null) return closePayment(tx, held, { state: 'expired', failure: null, cancelAt: settling.now });
    if (paymentTransition(held.state, 'provider.opened').kind !== 'moved') return held;
    const [opened = held] = await tx
      .update(payments)
      .set({ state: 'pending', redirect })
      .where(eq(payments.id, held.id))
      .returning();
    return opened;
  });
  if (redirect === null)
    throw new BusinessFailure('PaymentMethodNotAvailableException', 'The payment service cannot be reached.');
  return payment;
}

/** Null when the provider cannot be reached. */
async function askProvider(
  settling: Settling,
  { id, method, draft: order }: Payment,
  way: Way,
): Promise<string | null> {
  try {
    return (await settling.payments[method]?.open({ ...way, id, order })) ?? null;
  } catch {
    // The provider's adapter logs its errors; the shopper learns that the service is out of reach.
    return null;
  }
}
