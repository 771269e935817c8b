import type { AmountRequest, ProviderAnswer, ProviderRequest } from '../provider.ts';
import { captured, inEuros, isAmount, refunded } from './paypalAnswers.ts';
import type { PaypalAnswer, PaypalError } from './paypalClient.ts';
import { PaypalFailure } from './paypalClient.ts';
import { isRefusal } from './paypalErrors.ts';
import type { PaypalPayment } from './paypalPayments.ts';
import { changePayment, findPayment } from './paypalPayments.ts';
import { authorizationToCapture, pathOf } from './paypalRenewal.ts';
import type { PaypalService } from './paypalService.ts';
import { readOrder } from './paypalService.ts';

const done: ProviderAnswer = { kind: 'done' };
const refused = (reason: string): ProviderAnswer => ({ kind: 'refused', reason });
const unknown = refused('PayPal has authorised no such payment');

/**
 * PayPal does a request once for each PayPal-Request-Id, which it keeps for 45 days: the key of the ledger. After an error the order is read, because
 * the operator may have captured or voided it on PayPal's own pages.
 */
type Movement = {
  readonly service: PaypalService;
  readonly payment: PaypalPayment;
  readonly authorizationId: string;
  readonly request: ProviderRequest;
  readonly signal: AbortSignal;
};

async function begin(service: PaypalService, request: ProviderRequest): Promise<Movement | null> {
  const payment = await findPayment(service.db, request.id);
  const authorizationId = payment?.authorizationId ?? null;
  if (payment === null || authorizationId === null) return null;
  return { service, payment, authorizationId, request, signal: AbortSignal.timeout(service.waits.money) };
}

export async function capture(service: PaypalService, request: AmountRequest): Promise<ProviderAnswer> {
  const movement = await begin(service, request);
  if (movement === null) return unknown;
  const { payment, authorizationId } = movement;
  if (request.cents > payment.cents) return refused('more than authorised');
  if (payment.captureId !== null) return done;
  const held = { payment, authorizationId, request, signal: movement.signal };
  const path = `${pathOf(await authorizationToCapture(service, held))}/capture`;
  const answer = await post(movement, path, { amount: inEuros(request.cents), final_capture: true });
  if (answer.kind === 'failed') return (await foundCapture(movement, request.cents)) ?? refusalOf(answer.error);
  return takeCapture(movement, captured.validateSync(answer.data), request.cents);
}

export async function cancel(service: PaypalService, request: ProviderRequest): Promise<ProviderAnswer> {
  const movement = await begin(service, request);
  if (movement === null) return unknown;
  const { payment, authorizationId } = movement;
  if (payment.state === 'cancelled') return done;
  const returned = { ...request, key: `${request.key}:r`, cents: payment.cents };
  if (payment.captureId !== null) return refund(service, returned);
  const path = `${pathOf(authorizationId)}/void`;
  const answer = await post(movement, path, null);
  const isVoid = answer.kind === 'answered' || voided.includes(answer.error.name);
  if (isVoid) {
    await changePayment(service.db, request.id, { state: 'cancelled' });
    return done;
  }
  const isCaptured = (await foundCapture(movement, payment.cents)) !== null;
  return isCaptured ? refund(service, returned) : refusalOf(answer.error);
}

/** Errors of a void that was done before. */
const voided: readonly string[] = ['PREVIOUSLY_VOIDED', 'AUTHORIZATION_VOIDED'];

export async function refund(service: PaypalService, request: AmountRequest): Promise<ProviderAnswer> {
  const movement = await begin(service, request);
  if (movement === null) return unknown;
  // The operator may have captured it on PayPal's own pages.
  if (movement.payment.captureId === null) await foundCapture(movement, movement.payment.cents);
  const captureId = (await findPayment(service.db, request.id))?.captureId ?? null;
  if (captureId === null) return refused('PayPal has captured nothing');
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
  const answer = await post(movement, path, { amount: inEuros(request.cents) });
  if (answer.kind === 'failed') return refusalOf(answer.error);
  const { status, amount } = refunded.validateSync(answer.data);
  if (!isAmount(amount, request.cents)) throw new PaypalFailure('OTHER_AMOUNT');
  if (status === 'PENDING') throw new PaypalFailure('PENDING');
  return status === 'COMPLETED' ? done : refused(`The refund is ${status}.`);
}

/** The capture of a payment's whole authorisation that PayPal knows, and that no answer has told of; null for none. */
async function foundCapture(movement: Movement, cents: number): Promise<ProviderAnswer | null> {
  const { service, payment, signal } = movement;
  const read = await readOrder(service, payment.orderId, signal);
  const captures = read.kind === 'answered' ? read.order.purchase_units[0]?.payments?.captures : undefined;
  const found = captures?.find(({ status }) => status !== 'DECLINED' && status !== 'FAILED');
  return found === undefined ? null : takeCapture(movement, found, cents);
}

type Capture = ReturnType<(typeof captured)['validateSync']>;

async function takeCapture(movement: Movement, found: Capture, cents: number): Promise<ProviderAnswer> {
  const { service, payment } = movement;
  if (found.status === 'PENDING') throw new PaypalFailure('PENDING');
  if (found.status === 'DECLINED' || found.status === 'FAILED') return refused(`The capture is ${found.status}.`);
  if (!isAmount(found.amount, cents)) throw new PaypalFailure('OTHER_AMOUNT');
  await changePayment(service.db, payment.paymentId, { captureId: found.id });
  return done;
}

function post({ service, request, signal }: Movement, path: string, body: object | null): Promise<PaypalAnswer> {
  const text = body === null ? null : JSON.stringify(body);
  return service.ask({ method: 'POST', path, body: text, requestId: request.key, signal });
}

/** Throws for what may succeed later. */
function refusalOf(error: PaypalError): ProviderAnswer {
  if (isRefusal(error)) return refused(error.name);
  throw new PaypalFailure(error.name);
}
