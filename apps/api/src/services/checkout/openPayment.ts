import { eq } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { paymentTransition } from '@platine/domain/payment/paymentState.ts';
import { payments } from '../../db/orderSchema.ts';
import { readSession } from '../session.ts';
import type { Buyer } from './buyer.ts';
import type { CheckedOut } from './checkedOut.ts';
import type { Payment } from './placeOrder.ts';
import { closePayment, holdPayment } from './settle.ts';

/**
 * Has the provider open a payment that is stored as a draft. No transaction is open meanwhile: a crash leaves the draft, which the same key
 * opens again under the same id. Throws PaymentMethodNotAvailableException when the provider cannot be reached.
 */
export async function openPayment(buyer: Buyer, draft: Payment): Promise<CheckedOut> {
  const redirect = await askProvider(buyer, draft);
  const payment = await buyer.db.transaction(async (tx) => {
    const held = await holdPayment(tx, draft.id);
    if (held === null) throw new Error('A payment vanished.');
    if (redirect === null) return closePayment(tx, held, { state: 'expired', failure: null, cancelAt: buyer.now });
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
  return { session: await readSession(buyer), payment };
}

/** Null when the provider cannot be reached. */
async function askProvider(buyer: Buyer, { id, method, draft }: Payment): Promise<string | null> {
  const { language } = await readSession(buyer);
  const payment = { id, language: language ?? 'EN', order: draft } as const;
  try {
    return (await buyer.payments[method]?.open(payment)) ?? null;
  } catch {
    // The provider's adapter logs its errors; the shopper learns that the service is out of reach.
    return null;
  }
}
