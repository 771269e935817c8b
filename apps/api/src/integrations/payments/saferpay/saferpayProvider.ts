import { randomUUID } from 'node:crypto';
import { isSigned, sign } from '../../../db/secrets.ts';
import { describeError } from '../../../log/log.ts';
import { isPaymentId, returnPath } from '../paymentId.ts';
import type { PaymentNotice, PaymentProvider, PaymentToOpen, ProviderStatus } from '../provider.ts';
import { chosenMeans } from './saferpayAccount.ts';
import { initialised } from './saferpayAnswers.ts';
import { SaferpayFailure, createSaferpayClient } from './saferpayClient.ts';
import { cancel, capture, refund } from './saferpayMoney.ts';
import { findPayment, keepPayment } from './saferpayPayments.ts';
import type { SaferpayService } from './saferpayService.ts';
import { usualWaits } from './saferpayService.ts';
import { expire, readStatus } from './saferpayStatus.ts';

/** Names the shop's key that signs the addresses of notices. */
const noticeKey = 'saferpayNotice';

/**
 * Cards, wallets and further means of payment on Saferpay's Payment Page (JSON API 1.52): Initialize, redirect, Assert, then Capture, Cancel and
 * Refund. The shop's id of a payment is its OrderId.
 */
export function saferpayProvider(given: Omit<SaferpayService, 'ask' | 'waits'>, waits = usualWaits): PaymentProvider {
  const service = { ...given, waits, ask: createSaferpayClient(given.account) };
  return {
    captures: given.account.captures,
    // Saferpay blocks accounts that poll Assert.
    polled: false,
    async open(payment) {
      try {
        return await open(service, payment);
      } catch (error) {
        logCrash(service, payment.id, error);
        throw error;
      }
    },
    status: (id) => readStatus(service, id).catch(unknownAfter(service, id)),
    expire: (id) => expire(service, id).catch(unknownAfter(service, id)),
    readNotice: (request) => readNotice(service, request),
    capture: (request) => capture(service, request),
    cancel: (request) => cancel(service, request),
    refund: (request) => refund(service, request),
  };
}

async function open(service: SaferpayService, payment: PaymentToOpen): Promise<string> {
  const { db, ask } = service;
  const { id: paymentId, cents } = payment;
  const known = await findPayment(db, paymentId);
  if (known !== null) return known.redirect;
  const answer = await ask({
    path: '/Payment/v1/PaymentPage/Initialize',
    body: await initialise(service, payment),
    // Another attempt is another page: one whose answer was lost was shown to nobody.
    requestId: randomUUID(),
    attempt: 0,
    signal: AbortSignal.timeout(service.waits.shopper),
  });
  if (answer.kind === 'failed') throw new SaferpayFailure(answer.error.name);
  const { Token: token, RedirectUrl: redirect, Expiration: expiresAt } = initialised.validateSync(answer.data);
  const kept = await keepPayment(db, { paymentId, token, redirect, expiresAt, cents });
  return kept?.redirect ?? redirect;
}

async function initialise(
  { db, account, currentShop, publicOrigin }: SaferpayService,
  { id, cents, language }: PaymentToOpen,
) {
  const query = new URLSearchParams({ payment: id, signature: await sign(db, noticeKey, id) });
  const notice = `${publicOrigin}/api/payment/notice/SAFERPAY?${query.toString()}`;
  return {
    TerminalId: account.terminalId,
    Payment: {
      Amount: { Value: String(cents), CurrencyCode: 'EUR' },
      OrderId: id,
      Description: currentShop().identity.company,
    },
    ...chosenMeans(account.means),
    Payer: { LanguageCode: language.toLowerCase() },
    // The shop would bear a chargeback of a card that was not authenticated.
    Condition: 'THREE_DS_AUTHENTICATION_SUCCESSFUL_OR_ATTEMPTED',
    ReturnUrl: { Url: publicOrigin + returnPath(id) },
    Notification: { SuccessNotifyUrl: notice, FailNotifyUrl: notice },
  };
}

/**
 * Saferpay calls an address that the shop has signed, and says nothing: the status is asked for. So a forged notice neither pays anything nor makes the
 * shop poll.
 */
async function readNotice(service: SaferpayService, request: Request): Promise<PaymentNotice | null> {
  const query = new URL(request.url).searchParams;
  const [paymentId, signature] = [query.get('payment') ?? '', query.get('signature') ?? ''];
  if (!isPaymentId(paymentId) || !(await isSigned(service.db, noticeKey, { text: paymentId, signature }))) return null;
  return { paymentId, status: await readStatus(service, paymentId).catch(unknownAfter(service, paymentId)) };
}

const unknownAfter =
  (service: SaferpayService, id: string) =>
  (error: unknown): ProviderStatus => {
    logCrash(service, id, error);
    return 'unknown';
  };

function logCrash({ log }: SaferpayService, id: string, error: unknown): void {
  log({ event: 'crash', id, route: 'Saferpay', ...describeError(error) });
}
