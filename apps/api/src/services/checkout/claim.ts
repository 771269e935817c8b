import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import type { CallContext } from '../callContext.ts';
import { payments } from '../../db/orderSchema.ts';
import type { ProviderStatus } from '../../integrations/payments/provider.ts';
import { findOwnKey } from '../livingSession.ts';
import { readSession } from '../session.ts';
import type { CheckedOut } from './checkout.ts';
import type { Payment } from './placeOrder.ts';
import { settlePayment } from './settle.ts';

/**
 * The shopper is back from the provider: answers the order, whoever has brought the news first, or says how the payment ended. Any number
 * of times the same (D5). Throws the payment's end.
 */
export async function claimAndFinish(context: CallContext): Promise<CheckedOut> {
  const latest = await latestPayment(context);
  if (latest === null) throw failed('CheckoutIncompleteException', 'No payment has begun.');
  const payment = latest.orderNumber === null ? await ask(context, latest) : latest;
  if (payment.orderNumber === null) throw endOf(payment);
  return { state: await readSession(context), payment };
}

async function latestPayment(context: CallContext): Promise<Payment | null> {
  const key = await findOwnKey(context);
  if (key === null) return null;
  const [latest] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.sessionKey, key), or(isNull(payments.failure), ne(payments.failure, 'superseded'))))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return latest ?? null;
}

/** A payment that is over is asked for no more. */
async function ask(context: CallContext, payment: Payment): Promise<Payment> {
  if (payment.state === 'failed' || payment.state === 'expired') return payment;
  const status: ProviderStatus = (await context.payments[payment.method]?.status(payment.id)) ?? 'unknown';
  if (status === 'unknown') throw failed('PaymentPendingException', 'The provider does not say how the payment ended.');
  return (await settlePayment(context, payment.id, status)) ?? payment;
}

function endOf({ state, failure }: Payment): BusinessFailure {
  if (state === 'expired') return failed('PaymentAuthorizationExpiredException', 'The payment took too long.');
  if (failure === 'declined') return failed('PaymentDeclinedException', 'The provider has declined the payment.');
  return failed('CheckoutIncompleteException', 'The shopper has left the provider without paying.');
}

function failed(errorClass: ErrorClass, message: string): BusinessFailure {
  return new BusinessFailure(errorClass, message);
}
