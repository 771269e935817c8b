import type { Answer } from './answers.ts';
import { Refusal, descriptionBody, transactionBody } from './answers.ts';
import type { Books, Page, Transaction } from './books.ts';
import { byCaptureId, byOrderId, newId, refundsOf } from './books.ts';
import { captureWhole } from './decisions.ts';
import type { Body } from '../readBody.ts';

export type Desk = {
  readonly books: Books;
  readonly now: () => number;
  readonly redirectUrl: (page: Page) => string;
};

type Action = (desk: Desk, body: Body) => Answer;

const hourMs = 60 * 60_000;
/** Until when the shopper can open the page: the documents give no term, only the field. */
export const pageMs = hourMs;
/** Assert works for a day after Initialize, and for five days while the payment is pending. */
const tokenMs = 24 * hourMs;
const pendingTokenMs = 120 * hourMs;

const initialize: Action = ({ books, now, redirectUrl }, { text, list }) => {
  const [methods, wallets] = [list('PaymentMethods'), list('Wallets')];
  const page: Page = {
    token: newId(),
    orderId: text('Payment.OrderId'),
    value: Number(text('Payment.Amount.Value')),
    currency: text('Payment.Amount.CurrencyCode'),
    initialisedAt: now(),
    returnUrl: text('ReturnUrl.Url'),
    successNotifyUrl: text('Notification.SuccessNotifyUrl') || null,
    failNotifyUrl: text('Notification.FailNotifyUrl') || null,
    means: [...(methods.length > 0 ? methods : ['VISA', 'MASTERCARD']), ...wallets],
    outcome: { kind: 'open' },
  };
  books.pages.set(page.token, page);
  const Expiration = new Date(now() + pageMs).toISOString();
  return { Token: page.token, Expiration, RedirectUrl: redirectUrl(page) };
};

const assert: Action = ({ books, now }, { text }) => {
  const page = books.pages.get(text('Token'));
  if (page === undefined) return new Refusal('TOKEN_INVALID');
  const { outcome, initialisedAt } = page;
  const isPending = outcome.kind === 'authorised' && outcome.transaction.status === 'PENDING';
  if (now() > initialisedAt + (isPending ? pendingTokenMs : tokenMs)) return new Refusal('TOKEN_EXPIRED');
  if (outcome.kind === 'open') return new Refusal('TRANSACTION_NOT_STARTED');
  return outcome.kind === 'failed' ? new Refusal(outcome.errorName) : descriptionBody(outcome.transaction);
};

function referenced(books: Books, { text }: Body): Transaction | null {
  const orderId = text('TransactionReference.OrderId');
  if (orderId !== '') return byOrderId(books, orderId);
  return books.transactions.get(text('TransactionReference.TransactionId')) ?? null;
}

const capture: Action = ({ books, now }, body) => {
  const transaction = referenced(books, body);
  if (transaction === null) return new Refusal('TRANSACTION_NOT_FOUND');
  if (transaction.status === 'CAPTURED') return new Refusal('TRANSACTION_ALREADY_CAPTURED');
  if (transaction.status !== 'AUTHORIZED') return new Refusal('TRANSACTION_IN_WRONG_STATE');
  const [currency, value] = [body.text('Amount.CurrencyCode'), Number(body.text('Amount.Value'))];
  if (currency !== '' && currency !== transaction.currency) return new Refusal('CURRENCY_INVALID');
  if (value > transaction.value) return new Refusal('AMOUNT_INVALID');
  captureWhole(transaction, value || transaction.value);
  return { CaptureId: transaction.captureId, Status: 'CAPTURED', Date: new Date(now()).toISOString() };
};

const cancel: Action = ({ books, now }, body) => {
  const transaction = referenced(books, body);
  if (transaction === null) return new Refusal('TRANSACTION_NOT_FOUND');
  if (transaction.status === 'CAPTURED') return new Refusal('TRANSACTION_ALREADY_CAPTURED');
  if (transaction.status === 'CANCELED') return new Refusal('TRANSACTION_IN_WRONG_STATE');
  transaction.status = 'CANCELED';
  return { TransactionId: transaction.id, OrderId: transaction.orderId, Date: new Date(now()).toISOString() };
};

const inquire: Action = ({ books }, body) => {
  const transaction = referenced(books, body);
  return transaction === null ? new Refusal('TRANSACTION_NOT_FOUND') : descriptionBody(transaction);
};

/** A RequestId is for debugging: the same refund requested twice is two refunds. */
const refund: Action = ({ books }, { text, isTrue }) => {
  const captureId = text('CaptureReference.CaptureId');
  const byTransaction = books.transactions.get(text('CaptureReference.TransactionId'));
  const payment =
    captureId === ''
      ? (byTransaction ?? byOrderId(books, text('CaptureReference.OrderId')))
      : byCaptureId(books, captureId);
  if (payment?.type !== 'PAYMENT') return new Refusal('TRANSACTION_NOT_FOUND');
  if (payment.captureId === null) return new Refusal('TRANSACTION_IN_WRONG_STATE');
  if (text('Refund.Amount.CurrencyCode') !== payment.currency) return new Refusal('CURRENCY_INVALID');
  const value = Number(text('Refund.Amount.Value'));
  const before = refundsOf(books, payment.captureId).reduce((sum, one) => sum + one.value, 0);
  if (isTrue('Refund.RestrictRefundAmountToCapturedAmount') && before + value > payment.captured)
    return new Refusal('AMOUNT_INVALID');
  const { brand, wallet, currency, captureId: refunds } = payment;
  const kept: Transaction = {
    id: newId(),
    type: 'REFUND',
    orderId: text('Refund.OrderId'),
    value,
    currency,
    status: 'AUTHORIZED',
    captureId: null,
    captured: 0,
    refunds,
    liabilityShift: false,
    brand,
    wallet,
  };
  books.transactions.set(kept.id, kept);
  return {
    Transaction: transactionBody(kept),
    PaymentMeans: { Brand: { PaymentMethod: brand, Name: brand }, DisplayText: 'xxxx xxxx xxxx 1234' },
  };
};

export const actions: Readonly<Record<string, Action>> = {
  '/Payment/v1/PaymentPage/Initialize': initialize,
  '/Payment/v1/PaymentPage/Assert': assert,
  '/Payment/v1/Transaction/Capture': capture,
  '/Payment/v1/Transaction/Cancel': cancel,
  '/Payment/v1/Transaction/Inquire': inquire,
  '/Payment/v1/Transaction/Refund': refund,
};
