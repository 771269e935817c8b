import type { ProviderStatus } from '../provider.ts';
import type { PaypalOrder } from './paypalAnswers.ts';
import { isAmount, order as orderSchema } from './paypalAnswers.ts';
import type { PaypalAnswer } from './paypalClient.ts';
import { statusOfError } from './paypalErrors.ts';
import type { PaypalPayment } from './paypalPayments.ts';
import { changePayment, findPayment, movePayment } from './paypalPayments.ts';
import type { OrderRead, PaypalService } from './paypalService.ts';
import { readOrder } from './paypalService.ts';

/** States that no further answer of PayPal changes. */
const settled: Readonly<Partial<Record<PaypalPayment['state'], ProviderStatus>>> = {
  authorised: 'authorised',
  cancelled: 'declined',
  declined: 'declined',
  abandoned: 'abandoned',
  expired: 'expired',
  differs: 'unknown',
};

/**
 * How a payment stands. Asks PayPal unless it is known to be settled, and takes what the shopper has approved: until then PayPal holds no money. A
 * payment that was never opened is `unknown`.
 */
export async function readStatus(service: PaypalService, id: string): Promise<ProviderStatus> {
  const payment = await findPayment(service.db, id);
  if (payment === null) return 'unknown';
  return settled[payment.state] ?? ask(service, payment);
}

/**
 * Ends a payment for the shop. One that the shop has not begun to take is over at once: PayPal holds nothing for it, whatever the shopper approves
 * later. Otherwise PayPal says how the taking ended.
 */
export async function expire(service: PaypalService, id: string): Promise<ProviderStatus> {
  const { db } = service;
  const payment = await findPayment(db, id);
  // Its page was shown to nobody.
  if (payment === null) return 'declined';
  if (payment.state === 'abandoned') return 'declined';
  return (await movePayment(db, id, { from: ['open'], to: 'expired' })) ? 'declined' : readStatus(service, id);
}

/** The shopper has left PayPal's page by its link back. */
export async function abandon(service: PaypalService, id: string): Promise<ProviderStatus> {
  const isLeft = await movePayment(service.db, id, { from: ['open'], to: 'abandoned' });
  return isLeft ? 'abandoned' : readStatus(service, id);
}

async function ask(service: PaypalService, payment: PaypalPayment): Promise<ProviderStatus> {
  const signal = AbortSignal.timeout(service.waits.shopper);
  const read = await readOrder(service, payment.orderId, signal);
  if (read.kind === 'failed') return settleError(service, payment, read);
  const { order } = read;
  if (isOther(order, payment)) return refuse(service, payment);
  if (order.status === 'COMPLETED') return take(service, payment, order);
  if (order.status === 'VOIDED') return end(service, payment, 'declined');
  if (order.status !== 'APPROVED') return 'open';
  // From here on PayPal may hold the money, whether or not its answer arrives. A payment that was ended meanwhile is not taken.
  const isTaken =
    payment.state === 'taken' || (await movePayment(service.db, payment.paymentId, { from: ['open'], to: 'taken' }));
  return isTaken ? authorise(service, payment, signal) : readStatus(service, payment.paymentId);
}

async function authorise(service: PaypalService, payment: PaypalPayment, signal: AbortSignal): Promise<ProviderStatus> {
  const answer = await service.ask({
    method: 'POST',
    path: `/v2/checkout/orders/${encodeURIComponent(payment.orderId)}/authorize`,
    body: '{}',
    requestId: `authorise-${payment.paymentId}`,
    signal,
  });
  const read = answer.kind === 'failed' ? await readAgain(service, payment, { answer, signal }) : parsed(answer);
  return read.kind === 'failed' ? settleError(service, payment, read) : take(service, payment, read.order);
}

const parsed = ({ data }: Extract<PaypalAnswer, { kind: 'answered' }>): OrderRead => ({
  kind: 'answered',
  order: orderSchema.validateSync(data),
});

type Refused = { readonly answer: Extract<PaypalAnswer, { kind: 'failed' }>; readonly signal: AbortSignal };

/** An order that was authorised before is read; any other error stands. */
async function readAgain(
  service: PaypalService,
  { orderId }: PaypalPayment,
  { answer, signal }: Refused,
): Promise<OrderRead> {
  return answer.error.name === 'ORDER_ALREADY_AUTHORIZED' ? readOrder(service, orderId, signal) : answer;
}

async function settleError(
  service: PaypalService,
  payment: PaypalPayment,
  { error }: Extract<OrderRead, { kind: 'failed' }>,
): Promise<ProviderStatus> {
  const status = statusOfError(error);
  return status === 'declined' || status === 'expired' ? end(service, payment, status) : status;
}

async function end({ db }: PaypalService, { paymentId }: PaypalPayment, state: 'declined' | 'expired') {
  await changePayment(db, paymentId, { state });
  return state;
}

/** Keeps what PayPal says of an authorisation. One over another amount or in another currency pays nothing. */
async function take(service: PaypalService, payment: PaypalPayment, order: PaypalOrder): Promise<ProviderStatus> {
  const authorization = authorizationOf(order);
  const isOurs = authorization !== undefined && !isOther(order, payment);
  if (!isOurs || !isAmount(authorization.amount, payment.cents)) return refuse(service, payment);
  const { status, id: authorizationId } = authorization;
  if (status === 'PENDING') return 'unknown';
  if (status === 'DENIED') return end(service, payment, 'declined');
  const isVoid = status === 'VOIDED';
  const state = isVoid ? 'cancelled' : 'authorised';
  await changePayment(service.db, payment.paymentId, { state, authorizationId });
  return isVoid ? 'declined' : 'authorised';
}

const authorizationOf = ({ purchase_units: [unit] }: PaypalOrder) => unit?.payments?.authorizations?.[0];

/** Whether an order at PayPal is for another payment, over another amount or in another currency. */
function isOther(order: PaypalOrder, { paymentId, orderId, cents }: PaypalPayment): boolean {
  const [unit] = order.purchase_units;
  const isOurs = order.id === orderId && order.purchase_units.length === 1 && unit?.custom_id === paymentId;
  return !isOurs || (unit.amount !== undefined && !isAmount(unit.amount, cents));
}

async function refuse({ db, log }: PaypalService, { paymentId }: PaypalPayment): Promise<ProviderStatus> {
  await changePayment(db, paymentId, { state: 'differs' });
  log({ event: 'payment', outcome: 'differs', payment: paymentId, method: 'PAYPAL' });
  return 'unknown';
}
