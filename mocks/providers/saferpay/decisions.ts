import type { Books, Page, Transaction } from './books.ts';
import { newId } from './books.ts';

/** How the shopper, or the bank, ends a payment. */
type Decision = {
  readonly label: string;
  /** The name of the error; without one the payment is authorised as `transaction` says. */
  readonly fails?: string;
  readonly transaction?: Partial<Pick<Transaction, 'status' | 'value' | 'currency' | 'orderId' | 'liabilityShift'>>;
  /** How often the shop is told before the shopper returns. */
  readonly notices: number;
  readonly returns: boolean;
};

/** The buttons of the page. */
export const decisions: Readonly<Record<string, Decision>> = {
  approve: { label: 'Pay', notices: 0, returns: true },
  approveNotifyFirst: { label: 'Pay; the shop is told before you return', notices: 1, returns: true },
  approveNotifyTwice: { label: 'Pay; the shop is told twice', notices: 2, returns: true },
  approveNotifyOnly: { label: 'Pay and close the window; the shop is told', notices: 1, returns: false },
  approveAndClose: { label: 'Pay and close the window; the notice is lost', notices: 0, returns: false },
  approveCaptured: {
    label: 'Pay by a means that is captured at once',
    transaction: { status: 'CAPTURED' },
    notices: 0,
    returns: true,
  },
  approvePending: {
    label: 'Pay by a means that is decided later',
    transaction: { status: 'PENDING' },
    notices: 0,
    returns: true,
  },
  approveUnshifted: {
    label: 'Pay without a liability shift',
    transaction: { liabilityShift: false },
    notices: 0,
    returns: true,
  },
  approveOtherAmount: {
    label: 'Pay another amount',
    transaction: { value: 1 },
    notices: 1,
    returns: true,
  },
  approveOtherCurrency: {
    label: 'Pay in another currency',
    transaction: { currency: 'CHF' },
    notices: 1,
    returns: true,
  },
  approveOtherOrder: {
    label: 'Pay another order',
    transaction: { orderId: 'another' },
    notices: 1,
    returns: true,
  },
  decline: { label: 'Have the card declined', fails: 'TRANSACTION_DECLINED', notices: 0, returns: true },
  declineAtBank: {
    label: 'Fail the authentication at the bank',
    fails: '3DS_AUTHENTICATION_FAILED',
    notices: 1,
    returns: true,
  },
  expire: { label: 'Let the page expire', fails: 'TOKEN_EXPIRED', notices: 0, returns: true },
  abandon: { label: 'Abort', fails: 'TRANSACTION_ABORTED', notices: 0, returns: true },
  silence: {
    label: 'Return; Saferpay cannot reach the bank',
    fails: 'COMMUNICATION_TIMEOUT',
    notices: 0,
    returns: true,
  },
};

/** Errors after which the page still takes a decision. */
const undecided = ['COMMUNICATION_TIMEOUT'];

export function isOpen({ outcome }: Page): boolean {
  return outcome.kind === 'open' || (outcome.kind === 'failed' && undecided.includes(outcome.errorName));
}

export function decide(books: Books, page: Page, { fails, transaction: given }: Decision): void {
  if (fails !== undefined) {
    page.outcome = { kind: 'failed', errorName: fails };
    return;
  }
  const id = newId();
  const { orderId, value, currency, means } = page;
  const wallet = means.find((one) => one.endsWith('PAY')) ?? null;
  const transaction: Transaction = {
    id,
    type: 'PAYMENT',
    orderId,
    value,
    currency,
    status: 'AUTHORIZED',
    captureId: null,
    captured: 0,
    refunds: null,
    liabilityShift: true,
    brand: means.find((one) => one !== wallet) ?? 'VISA',
    wallet,
    ...given,
  };
  if (transaction.status === 'CAPTURED') captureWhole(transaction);
  books.transactions.set(id, transaction);
  page.outcome = { kind: 'authorised', transaction };
}

export function captureWhole(transaction: Transaction, value = transaction.value): void {
  transaction.status = 'CAPTURED';
  transaction.captureId = `${transaction.id}_c`;
  transaction.captured = value;
}
