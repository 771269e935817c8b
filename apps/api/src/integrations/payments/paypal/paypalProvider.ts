import { adapterOf, usualWaits } from '../adapter.ts';
import type { PaymentProvider, PaymentToOpen } from '../provider.ts';
import { order } from './paypalAnswers.ts';
import { PaypalFailure, createPaypalClient } from './paypalClient.ts';
import { cancel, capture, refund } from './paypalMoney.ts';
import { leavingAddress, readNotice } from './paypalNotices.ts';
import { orderRequest } from './paypalOrder.ts';
import { findPayment, keepPayment } from './paypalPayments.ts';
import type { PaypalService } from './paypalService.ts';
import { expire, readStatus } from './paypalStatus.ts';

/**
 * Payments on PayPal's page (Orders v2, Payments v2): create, redirect, authorise, then capture, void and refund. The shop's id of a payment is the
 * `custom_id` of its only purchase unit.
 */
export function paypalProvider(given: Omit<PaypalService, 'ask' | 'waits'>, waits = usualWaits): PaymentProvider {
  const service = { ...given, waits, ask: createPaypalClient(given.account, given.clock) };
  const adapter = adapterOf(service, {
    name: 'PayPal',
    captures: given.account.captures,
    polled: true,
    open,
    readStatus,
    expire,
    capture,
    cancel,
    refund,
  });
  return { ...adapter, readNotice: (request) => readNotice(service, adapter, request) };
}

async function open(service: PaypalService, payment: PaymentToOpen): Promise<string> {
  const { db, ask, currentShop, publicOrigin } = service;
  const { id: paymentId } = payment;
  const known = await findPayment(db, paymentId);
  if (known !== null) return known.redirect;
  const cancelUrl = await leavingAddress(service, paymentId);
  const answer = await ask({
    method: 'POST',
    path: '/v2/checkout/orders',
    body: JSON.stringify(orderRequest(payment, { company: currentShop().identity.company, publicOrigin, cancelUrl })),
    requestId: `open-${paymentId}`,
    signal: AbortSignal.timeout(service.waits.shopper),
  });
  if (answer.kind === 'failed') throw new PaypalFailure(answer.error.name);
  const { id: orderId, links = [] } = order.validateSync(answer.data);
  const redirect = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  if (redirect === undefined || !/^https?:\/\//.test(redirect)) throw new PaypalFailure('NO_PAGE');
  const kept = await keepPayment(db, { paymentId, orderId, redirect, cents: payment.order.totals.total });
  return kept?.redirect ?? redirect;
}
