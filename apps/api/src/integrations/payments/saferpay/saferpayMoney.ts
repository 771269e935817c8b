import type { AmountRequest, ProviderAnswer, ProviderRequest } from '../provider.ts';
import { captured, described, isAmount, refunded } from './saferpayAnswers.ts';
import type { SaferpayAnswer, SaferpayError } from './saferpayClient.ts';
import { SaferpayFailure } from './saferpayClient.ts';
import { isRefusal } from './saferpayErrors.ts';
import type { SaferpayPayment } from './saferpayPayments.ts';
import { changePayment, findPayment, findRefund, keepRefund } from './saferpayPayments.ts';
import type { SaferpayService } from './saferpayService.ts';
import { inquire } from './saferpayService.ts';

const done: ProviderAnswer = { kind: 'done' };
const refused = (reason: string): ProviderAnswer => ({ kind: 'refused', reason });
const unknown = refused('Saferpay has authorised no such payment');

/**
 * Saferpay does not promise that a repeated request happens once: its RequestId is for debugging. So each movement first looks at what is kept, and
 * after an error or a repetition asks how the transaction stands.
 */
type Movement = {
  readonly service: SaferpayService;
  readonly payment: SaferpayPayment;
  readonly transactionId: string;
  readonly request: ProviderRequest;
  readonly signal: AbortSignal;
};

async function begin(service: SaferpayService, request: ProviderRequest): Promise<Movement | null> {
  const payment = await findPayment(service.db, request.id);
  if (payment?.transactionId === null || payment === null) return null;
  return {
    service,
    payment,
    transactionId: payment.transactionId,
    request,
    signal: AbortSignal.timeout(service.waits.money),
  };
}

export async function capture(service: SaferpayService, request: AmountRequest): Promise<ProviderAnswer> {
  const movement = await begin(service, request);
  if (movement === null) return unknown;
  const { payment } = movement;
  if (request.cents > payment.cents) return refused('more than authorised');
  // Some means of payment are captured with the authorisation.
  if (payment.captureId !== null) return done;
  const Amount = { Value: String(request.cents), CurrencyCode: 'EUR' };
  const answer = await send(movement, 'Capture', { ...reference(movement.transactionId), Amount });
  if (answer.kind === 'failed') return settleFailure(movement, answer.error, 'CAPTURED');
  const { CaptureId } = expectCaptured(answer.data);
  await changePayment(service.db, request.id, { captureId: CaptureId ?? movement.transactionId });
  return done;
}

export async function cancel(service: SaferpayService, request: ProviderRequest): Promise<ProviderAnswer> {
  const movement = await begin(service, request);
  if (movement === null) return unknown;
  const { payment } = movement;
  if (payment.state === 'cancelled') return done;
  const returned = { ...request, key: `${request.key}:r`, cents: payment.cents };
  if (payment.captureId !== null) return refund(service, returned);
  const answer = await send(movement, 'Cancel', reference(movement.transactionId));
  if (answer.kind === 'failed') {
    const settled = await settleFailure(movement, answer.error, 'CANCELED');
    const after = await findPayment(service.db, request.id);
    const isCaptured = after !== null && after.captureId !== null;
    return isCaptured ? refund(service, returned) : settled;
  }
  await changePayment(service.db, request.id, { state: 'cancelled' });
  return done;
}

/** A refund is a transaction of its own that is captured: until then no money has moved. */
export async function refund(service: SaferpayService, request: AmountRequest): Promise<ProviderAnswer> {
  const movement = await begin(service, request);
  if (movement === null) return unknown;
  const opened = await openRefund(movement, request.cents);
  if (typeof opened !== 'string') return opened;
  // Two requests of one movement have two ids.
  const second = { ...movement, request: { ...request, key: `${request.key}:c` } };
  const answer = await send(second, 'Capture', reference(opened));
  if (answer.kind === 'answered') {
    expectCaptured(answer.data);
    return done;
  }
  return answer.error.name === 'TRANSACTION_ALREADY_CAPTURED' ? done : refusalOf(answer.error);
}

/** The transaction of a refund that has to be captured, or the answer of one that is done or refused. */
async function openRefund(movement: Movement, cents: number): Promise<string | ProviderAnswer> {
  const { service, payment, request } = movement;
  const kept = await findRefund(service.db, request.key);
  if (kept !== null) return kept;
  const answer =
    (await refundBefore(movement)) ?? (await send(movement, 'Refund', refundBody(payment, request, cents)));
  if (answer.kind === 'failed') return refusalOf(answer.error);
  const { Transaction } = refunded.validateSync(answer.data);
  if (!isAmount(Transaction, cents)) throw new SaferpayFailure('OTHER_AMOUNT');
  if (Transaction.Status === 'PENDING') throw new SaferpayFailure('PENDING');
  if (Transaction.Status === 'CANCELED') return refused('The refund was cancelled.');
  await keepRefund(service.db, { key: request.key, paymentId: request.id, transactionId: Transaction.Id });
  return Transaction.Status === 'CAPTURED' ? done : Transaction.Id;
}

/** A refund whose answer was lost; null for none. */
async function refundBefore({ service, request, signal }: Movement): Promise<SaferpayAnswer | null> {
  if (request.attempt === 0) return null;
  const answer = await inquire(service, request.key, signal);
  return answer.kind === 'failed' && answer.error.name === 'TRANSACTION_NOT_FOUND' ? null : answer;
}

function refundBody({ captureId: CaptureId, transactionId }: SaferpayPayment, { key }: ProviderRequest, cents: number) {
  return {
    Refund: {
      Amount: { Value: String(cents), CurrencyCode: 'EUR' },
      OrderId: key,
      RestrictRefundAmountToCapturedAmount: true,
    },
    CaptureReference: CaptureId === null ? { TransactionId: transactionId } : { CaptureId },
  };
}

const reference = (TransactionId: string) => ({ TransactionReference: { TransactionId } });

function send(
  { service, request, signal }: Movement,
  action: 'Capture' | 'Cancel' | 'Refund',
  body: Readonly<Record<string, unknown>>,
): Promise<SaferpayAnswer> {
  const { key, attempt } = request;
  return service.ask({
    path: `/Payment/v1/Transaction/${action}`,
    body,
    requestId: key,
    attempt,
    signal,
  });
}

function expectCaptured(data: unknown) {
  const answer = captured.validateSync(data);
  if (answer.Status === 'PENDING') throw new SaferpayFailure('PENDING');
  return answer;
}

/** The meaning of an error. A request that was made before, but whose answer was lost, has left the transaction as `wanted`. */
async function settleFailure(movement: Movement, error: SaferpayError, wanted: string): Promise<ProviderAnswer> {
  const refusal = refusalOf(error);
  const { service, payment, signal } = movement;
  const answer = await inquire(service, payment.paymentId, signal);
  if (answer.kind === 'failed') return refusal;
  const { Transaction } = described.validateSync(answer.data);
  const { Status, CaptureId } = Transaction;
  if (Status === 'CAPTURED')
    await changePayment(service.db, payment.paymentId, { captureId: CaptureId ?? Transaction.Id });
  if (Status === 'CANCELED') await changePayment(service.db, payment.paymentId, { state: 'cancelled' });
  return Status === wanted ? done : refusal;
}

/** Throws for what may succeed later. */
function refusalOf(error: SaferpayError): ProviderAnswer {
  if (isRefusal(error)) return refused(error.name);
  throw new SaferpayFailure(error.name);
}
