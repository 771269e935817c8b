import { randomUUID } from 'node:crypto';
import type { Adapter } from '../adapter.ts';
import { adapterOf, usualWaits } from '../adapter.ts';
import type { PaymentNotice, PaymentProvider, PaymentToOpen } from '../provider.ts';
import { readSignedAddress, signedAddress } from '../signedAddress.ts';
import { chosenMeans } from './saferpayAccount.ts';
import { initialised } from './saferpayAnswers.ts';
import { SaferpayFailure, createSaferpayClient } from './saferpayClient.ts';
import { cancel, capture, refund } from './saferpayMoney.ts';
import { findPayment, keepPayment } from './saferpayPayments.ts';
import type { SaferpayService } from './saferpayService.ts';
import { expire, readStatus } from './saferpayStatus.ts';

/** Names the shop's key that signs the addresses of notices. */
const noticeKey = 'saferpayNotice';

/**
 * Cards, wallets and further means of payment on Saferpay's Payment Page (JSON API 1.52): Initialize, redirect, Assert, then Capture, Cancel and
 * Refund. The shop's id of a payment is its OrderId.
 */
export function saferpayProvider(given: Omit<SaferpayService, 'ask' | 'waits'>, waits = usualWaits): PaymentProvider {
  const service = { ...given, waits, ask: createSaferpayClient(given.account) };
  const adapter = adapterOf(service, {
    name: 'Saferpay',
    captures: given.account.captures,
    // Saferpay blocks accounts that poll Assert.
    polled: false,
    open,
    readStatus,
    expire,
    capture,
    cancel,
    refund,
  });
  return { ...adapter, readNotice: (request) => readNotice(service, adapter, request) };
}

async function open(service: SaferpayService, payment: PaymentToOpen): Promise<string> {
  const { db, ask } = service;
  const { id: paymentId } = payment;
  const cents = payment.order.totals.total;
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
  { id, language, back, order }: PaymentToOpen,
) {
  const shop = currentShop();
  const notice = await signedAddress(db, id, { publicOrigin, method: 'SAFERPAY', key: noticeKey });
  return {
    TerminalId: account.terminalId,
    Payment: {
      Amount: { Value: String(order.totals.total), CurrencyCode: 'EUR' },
      OrderId: id,
      Description: shop.identity.company,
    },
    ...chosenMeans(shop.saferpayMeans),
    Payer: { LanguageCode: language.toLowerCase() },
    // The shop would bear a chargeback of a card that was not authenticated.
    Condition: 'THREE_DS_AUTHENTICATION_SUCCESSFUL_OR_ATTEMPTED',
    ReturnUrl: { Url: publicOrigin + back },
    Notification: { SuccessNotifyUrl: notice, FailNotifyUrl: notice },
  };
}

/**
 * Saferpay calls an address that the shop has signed, and says nothing: the status is asked for. So a forged notice neither pays anything nor makes the
 * shop poll.
 */
async function readNotice(
  { db }: SaferpayService,
  { status }: Adapter,
  request: Request,
): Promise<PaymentNotice | null> {
  const paymentId = await readSignedAddress(db, request.url, noticeKey);
  return paymentId === null ? null : { paymentId, status: await status(paymentId) };
}
