import type { AmountRequest } from '../provider.ts';
import { authorised, inEuros, isAmount } from './paypalAnswers.ts';
import { PaypalFailure } from './paypalClient.ts';
import type { PaypalPayment } from './paypalPayments.ts';
import { changePayment } from './paypalPayments.ts';
import type { PaypalService } from './paypalService.ts';

/** So long after an authorisation PayPal guarantees its money. After that it can be renewed, once, until it ends on its 29th day. */
const honourMs = 3 * 24 * 60 * 60_000;

/** Errors after which the renewal may have been made. */
const undecided: readonly string[] = [
  'INTERNAL_SERVICE_ERROR',
  'INTERNAL_SERVER_ERROR',
  'PREVIOUS_REQUEST_IN_PROGRESS',
];

type Held = {
  readonly payment: PaypalPayment;
  readonly authorizationId: string;
  readonly request: AmountRequest;
  readonly signal: AbortSignal;
};

/**
 * The authorisation to capture: the one that the payment has, or, when its honour period is over, the one that renews it. A renewal that PayPal refuses
 * leaves the old one, and the capture decides. Repeated after a crash, it is answered as the first time, because it has the key of the ledger.
 */
export async function authorizationToCapture(service: PaypalService, held: Held): Promise<string> {
  const { payment, authorizationId, request, signal } = held;
  if (await isHonoured(service, held)) return authorizationId;
  const answer = await service.ask({
    method: 'POST',
    path: `${pathOf(authorizationId)}/reauthorize`,
    body: JSON.stringify({ amount: inEuros(payment.cents) }),
    requestId: `${request.key}:a`,
    signal,
  });
  if (answer.kind === 'failed') {
    if (undecided.includes(answer.error.name)) throw new PaypalFailure(answer.error.name);
    return authorizationId;
  }
  const { id, status, amount } = authorised.validateSync(answer.data);
  if (status === 'PENDING') throw new PaypalFailure('PENDING');
  if (status !== 'CREATED' && status !== 'CAPTURED') return authorizationId;
  if (!isAmount(amount, payment.cents)) throw new PaypalFailure('OTHER_AMOUNT');
  await changePayment(service.db, payment.paymentId, { authorizationId: id });
  return id;
}

/** The path of an authorisation. */
export const pathOf = (authorizationId: string) => `/v2/payments/authorizations/${encodeURIComponent(authorizationId)}`;

async function isHonoured({ ask, clock }: PaypalService, { authorizationId, signal }: Held): Promise<boolean> {
  const answer = await ask({ method: 'GET', path: pathOf(authorizationId), body: null, requestId: null, signal });
  if (answer.kind === 'failed') return false;
  const { create_time: created } = authorised.validateSync(answer.data);
  return created !== undefined && clock().getTime() < Date.parse(created) + honourMs;
}
