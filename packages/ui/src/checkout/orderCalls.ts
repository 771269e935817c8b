import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { OrderAnswer, OrderRequest, PaymentAnswer } from '@platine/domain/machines/checkoutContext.ts';
import { noAnswer } from '@platine/domain/machines/outcome.ts';
import type { SessionAccess } from '../queries/keepSession.ts';
import { keepSession } from '../queries/keepSession.ts';

/** An answer without an order's number is no answer: the same order is asked for again, with the same key (D4). */
function orderNumberOf({ TR_SUMMARY }: ResponseOf<'checkout'>): string | null {
  return TR_SUMMARY.ORDERS[0]?.ORDER_NUMBER ?? null;
}

/** Orders the cart of this version (D4). */
export async function placeOrder(
  access: SessionAccess,
  { key, cartVersion }: OrderRequest,
): Promise<Outcome<OrderAnswer>> {
  const headers = { CART_VERSION: cartVersion, ...(key !== null && { IDEMPOTENCY_KEY: key }) };
  const outcome = await access.client('checkout', headers);
  if (outcome.kind !== 'data') return outcome;
  keepSession(access, { kind: 'data', data: outcome.data.SESSION });
  const { REDIRECT: redirect } = outcome.data;
  if (redirect !== null) return { kind: 'data', data: { redirect } };
  const orderNumber = orderNumberOf(outcome.data);
  return orderNumber === null ? noAnswer : { kind: 'data', data: { redirect: null, orderNumber } };
}

/** Asks how the payment ended, and takes the order that it paid (D5). */
export async function finishPayment(access: SessionAccess): Promise<Outcome<PaymentAnswer>> {
  const outcome = await access.client('claimAndFinish', {});
  if (outcome.kind !== 'data') return outcome;
  keepSession(access, { kind: 'data', data: outcome.data.SESSION });
  const orderNumber = orderNumberOf(outcome.data);
  return orderNumber === null ? noAnswer : { kind: 'data', data: { orderNumber } };
}
