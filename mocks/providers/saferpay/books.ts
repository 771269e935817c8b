/** A transaction at Saferpay: a payment that was authorised, or a refund. */
export type Transaction = {
  readonly id: string;
  readonly type: 'PAYMENT' | 'REFUND';
  readonly orderId: string;
  /** In minor units. */
  readonly value: number;
  readonly currency: string;
  status: 'AUTHORIZED' | 'CANCELED' | 'CAPTURED' | 'PENDING';
  captureId: string | null;
  /** Of the capture. */
  captured: number;
  /** The capture that a refund returns a part of. */
  readonly refunds: string | null;
  readonly liabilityShift: boolean;
  /** The brand, or the wallet with it. */
  readonly brand: string;
  readonly wallet: string | null;
};

/** A payment page that was initialised. */
export type Page = {
  readonly token: string;
  readonly orderId: string;
  readonly value: number;
  readonly currency: string;
  /** Milliseconds since 1970. */
  readonly initialisedAt: number;
  readonly returnUrl: string;
  readonly successNotifyUrl: string | null;
  readonly failNotifyUrl: string | null;
  readonly means: readonly string[];
  /** `asked`: the shopper has it before them. A failed one has the name of the error that Assert answers. */
  outcome: { kind: 'open' } | { kind: 'authorised'; transaction: Transaction } | { kind: 'failed'; errorName: string };
};

/** Everything that this Saferpay knows. It is lost with the process. */
export type Books = { readonly pages: Map<string, Page>; readonly transactions: Map<string, Transaction> };

export const newBooks = (): Books => ({ pages: new Map(), transactions: new Map() });

const random = () => crypto.randomUUID().replaceAll('-', '');

/** A token, or the id of a transaction: alphanumeric. */
export const newId = random;

export function byOrderId({ transactions }: Books, orderId: string): Transaction | null {
  return [...transactions.values()].findLast((one) => one.orderId === orderId) ?? null;
}

export function byCaptureId({ transactions }: Books, captureId: string): Transaction | null {
  return [...transactions.values()].find((one) => one.captureId === captureId) ?? null;
}

/** Refunds of a capture, also those that were not captured yet, but not cancelled ones. */
export function refundsOf({ transactions }: Books, captureId: string): Transaction[] {
  return [...transactions.values()].filter((one) => one.refunds === captureId && one.status !== 'CANCELED');
}

/** The money of a payment, in minor units. */
export type Moved = { readonly authorised: number; readonly captured: number; readonly refunded: number };

/** The sums of a payment of the shop: `authorised` is what is still held. */
export function movedFor(books: Books, orderId: string): Moved {
  const payments = [...books.transactions.values()].filter((one) => one.type === 'PAYMENT' && one.orderId === orderId);
  const sum = (list: readonly Transaction[], value: (one: Transaction) => number) =>
    list.reduce((all, one) => all + value(one), 0);
  const refunds = payments.flatMap(({ captureId }) => (captureId === null ? [] : refundsOf(books, captureId)));
  return {
    authorised: sum(payments, ({ status, value }) => (status === 'AUTHORIZED' ? value : 0)),
    captured: sum(payments, ({ captured }) => captured),
    refunded: sum(refunds, ({ captured }) => captured),
  };
}
