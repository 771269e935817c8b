import { eq } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { paymentTransition } from '@platine/domain/payment/paymentState.ts';
import type { CallContext } from '../callContext.ts';
import { payments } from '../../db/orderSchema.ts';
import { readSession } from '../session.ts';
import type { CheckedOut } from './checkout.ts';
import type { Payment } from './placeOrder.ts';
import { closePayment, holdPayment } from './settle.ts';

/**
 * Has the provider open a payment that is written down already, outside of any transaction: a stop in between leaves a draft, which the same key
 * opens again under the same id. Throws PaymentMethodNotAvailableException when the provider cannot be reached.
 */
export async function openPayment(context: CallContext, draft: Payment): Promise<CheckedOut> {
  const redirect = await askProvider(context, draft);
  const payment = await context.db.transaction(async (tx) => {
    const held = await holdPayment(tx, draft.id);
    if (held === null) throw new Error('A payment vanished.');
    if (redirect === null) return closePayment(tx, held, { state: 'expired', failure: null });
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
  return { state: await readSession(context), payment };
}

async function askProvider(context: CallContext, { id, method, draft }: Payment): Promise<string | null> {
  const { session } = await readSession(context);
  const payment = { id, cents: toCents(draft.TOTAL), language: session.language ?? 'EN' } as const;
  try {
    return (await context.payments[method]?.open(payment)) ?? null;
  } catch {
    // Which of a provider's errors it was is the adapter's to log: for the shopper it is out of reach.
    return null;
  }
}
