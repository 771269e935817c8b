import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { OrderAnswer, OrderRequest, PaymentAnswer } from '@platine/domain/machines/checkoutContext.ts';
import { noAnswer } from '@platine/domain/machines/outcome.ts';
import type { SessionAccess } from '../queries/keepSession.ts';
import { keepSession } from '../queries/keepSession.ts';

/** Null counts as no answer, so that the same order is sent again with the same key (D4). */
function orderNumberOf({ TR_SUMMARY }: ResponseOf<'checkout'>): string | null {
  return TR_SUMMARY.ORDERS[0]?.ORDER_NUMBER ?? null;
}

/** Orders the cart in the version that the shopper saw (D4). */
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

/** Requests the result of the payment and the order that it paid (D5). */
export async function finishPayment(access: SessionAccess): Promise<Outcome<PaymentAnswer>> {
  const outcome = await access.client('claimAndFinish', {});
  if (outcome.kind !== 'data') return outcome;
  keepSession(access, { kind: 'data', data: outcome.data.SESSION });
  const orderNumber = orderNumberOf(outcome.data);
  return orderNumber === null ? noAnswer : { kind: 'data', data: { orderNumber } };
}
