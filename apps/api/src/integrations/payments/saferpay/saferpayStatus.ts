import { randomUUID } from 'node:crypto';
import type { ProviderStatus } from '../provider.ts';
import type { Described } from './saferpayAnswers.ts';
import { described, isAmount } from './saferpayAnswers.ts';
import { statusOfError } from './saferpayErrors.ts';
import type { SaferpayPayment } from './saferpayPayments.ts';
import { changePayment, findPayment } from './saferpayPayments.ts';
import type { SaferpayService } from './saferpayService.ts';
import { inquire } from './saferpayService.ts';

/** States that no further answer of Saferpay changes. */
const settled: Readonly<Partial<Record<SaferpayPayment['state'], ProviderStatus>>> = {
  authorised: 'authorised',
  cancelled: 'declined',
  differs: 'unknown',
};

/** How a payment stands. Asks Saferpay unless it is known to be settled; a payment that was never opened is `unknown`. */
export async function readStatus(service: SaferpayService, id: string): Promise<ProviderStatus> {
  const payment = await findPayment(service.db, id);
  if (payment === null) return 'unknown';
  return settled[payment.state] ?? assert(service, payment);
}

/**
 * Ends a payment for the shop. Saferpay has no request for it: until its page can no longer be opened, the shopper may still pay, and the payment is
 * asked about after that. What has ended before is not asked about again.
 */
export async function expire(service: SaferpayService, id: string): Promise<ProviderStatus> {
  const payment = await findPayment(service.db, id);
  // Its page was shown to nobody.
  if (payment === null) return 'declined';
  const { state, expiresAt } = payment;
  if (state === 'abandoned' || state === 'declined') return 'declined';
  if (state === 'open' && service.clock() < expiresAt) return 'open';
  const status = state === 'expired' ? state : await readStatus(service, id);
  return status === 'open' || status === 'abandoned' ? 'expired' : status;
}

async function assert(service: SaferpayService, payment: SaferpayPayment): Promise<ProviderStatus> {
  const { db, ask } = service;
  const { paymentId, token: Token } = payment;
  const signal = AbortSignal.timeout(service.waits.shopper);
  const request = { body: { Token }, requestId: randomUUID(), attempt: 0, signal };
  let answer = await ask({ path: '/Payment/v1/PaymentPage/Assert', ...request });
  // A token ends after a day. Money that was authorised with it is still there.
  const isOver = answer.kind === 'failed' && statusOfError(answer.error) === 'expired';
  if (isOver) answer = await inquire(service, paymentId, signal);
  if (answer.kind === 'answered') return take(service, payment, described.validateSync(answer.data));
  const isUnknown = isOver && answer.error.name === 'TRANSACTION_NOT_FOUND';
  const status = isUnknown ? 'expired' : statusOfError(answer.error);
  if (status === 'declined' || status === 'abandoned' || status === 'expired')
    await changePayment(db, paymentId, { state: status });
  return status;
}

/** Keeps what Saferpay says of a transaction. One over another amount, in another currency or for another payment pays nothing. */
async function take(service: SaferpayService, payment: SaferpayPayment, answer: Described): Promise<ProviderStatus> {
  const { db, log } = service;
  const { Transaction } = answer;
  const { paymentId, cents } = payment;
  if (Transaction.OrderId !== paymentId || !isAmount(Transaction, cents)) {
    await changePayment(db, paymentId, { state: 'differs' });
    log({ event: 'payment', outcome: 'differs', payment: paymentId, method: 'SAFERPAY' });
    return 'unknown';
  }
  if (Transaction.Status === 'PENDING') return 'unknown';
  const isCancelled = Transaction.Status === 'CANCELED';
  await changePayment(db, paymentId, { state: isCancelled ? 'cancelled' : 'authorised', ...factsOf(answer) });
  return isCancelled ? 'declined' : 'authorised';
}

function factsOf({ Transaction: { Id, CaptureId }, PaymentMeans: { Wallet, Brand }, Liability }: Described) {
  return {
    transactionId: Id,
    captureId: CaptureId ?? null,
    liabilityShift: Liability?.LiabilityShift ?? null,
    means: Wallet ?? Brand.PaymentMethod ?? null,
  };
}
