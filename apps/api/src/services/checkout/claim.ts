import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { payments } from '../../db/orderSchema.ts';
import type { ProviderStatus } from '../../integrations/payments/provider.ts';
import { findOwnKey } from '../livingSession.ts';
import { readSession } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import type { Buyer } from './buyer.ts';
import type { CheckedOut } from './checkedOut.ts';
import type { Payment } from './placeOrder.ts';
import { settlePayment } from './settle.ts';

/**
 * Answers the order when the shopper is back from the provider, whether or not the provider's notice came first, and the same at every
 * repetition (D5). Throws the failure with which the payment has ended.
 */
export async function claimAndFinish(buyer: Buyer): Promise<CheckedOut> {
  const latest = await latestPayment(buyer);
  if (latest === null) throw failed('CheckoutIncompleteException', 'No payment has begun.');
  const payment = latest.orderNumber === null ? await ask(buyer, latest) : latest;
  if (payment.orderNumber === null) throw endOf(payment);
  return { session: await readSession(buyer), payment };
}

async function latestPayment(visitor: Visitor): Promise<Payment | null> {
  const key = await findOwnKey(visitor);
  if (key === null) return null;
  const [latest] = await visitor.db
    .select()
    .from(payments)
    .where(and(eq(payments.sessionKey, key), or(isNull(payments.failure), ne(payments.failure, 'superseded'))))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return latest ?? null;
}

/** Asks the provider, unless the payment has ended. */
async function ask(buyer: Buyer, payment: Payment): Promise<Payment> {
  if (payment.state === 'failed' || payment.state === 'expired') return payment;
  const status: ProviderStatus = (await buyer.payments[payment.method]?.status(payment.id)) ?? 'unknown';
  if (status === 'unknown') throw failed('PaymentPendingException', 'The provider does not say how the payment ended.');
  return (await settlePayment(buyer, payment.id, status)) ?? payment;
}

function endOf({ state, failure }: Payment): BusinessFailure {
  if (state === 'expired') return failed('PaymentAuthorizationExpiredException', 'The payment took too long.');
  if (failure === 'declined') return failed('PaymentDeclinedException', 'The provider has declined the payment.');
  return failed('CheckoutIncompleteException', 'The shopper has left the provider without paying.');
}

function failed(errorClass: ErrorClass, message: string): BusinessFailure {
  return new BusinessFailure(errorClass, message);
}
