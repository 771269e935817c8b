export type Refund = { readonly id: string; readonly cents: number; readonly status: 'COMPLETED' | 'PENDING' };
export type Capture = {
  readonly id: string;
  readonly cents: number;
  status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'PENDING';
  readonly refunds: Refund[];
};
export type Authorization = {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Its honour period begins then: at the renewal, if there was one. */
  readonly honouredFrom: number;
  readonly isRenewed: boolean;
  status: 'CREATED' | 'CAPTURED' | 'DENIED' | 'VOIDED' | 'PENDING';
  capture: Capture | null;
};

/** An order at PayPal with its only purchase unit. */
export type Order = {
  readonly id: string;
  customId: string;
  cents: number;
  currency: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** `silent`: PayPal fails to answer about it. */
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED' | 'silent';
  /** The error with which an authorisation of the approved order fails, or the status that it gets. */
  fate: { readonly fails: string } | { readonly becomes: Authorization['status'] };
  authorization: Authorization | null;
};

/** An event as it was sent, for the check of its signature. */
export type Transmission = { readonly signature: string; readonly time: string; readonly event: string };

/** Everything that this PayPal knows. It is lost with the process. */
export type Books = {
  readonly orders: Map<string, Order>;
  /** Answers by path and PayPal-Request-Id: a repetition gets the same. */
  readonly done: Map<string, { readonly status: number; readonly body: () => object | null }>;
  readonly transmissions: Map<string, Transmission>;
  /** Tokens that are still good. */
  readonly tokens: Map<string, { readonly endsAt: number }>;
};

export const newBooks = (): Books => ({
  orders: new Map(),
  done: new Map(),
  transmissions: new Map(),
  tokens: new Map(),
});

/** Ids as PayPal has them: 17 capital letters and digits. */
export const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();

const authorizations = ({ orders }: Books) =>
  [...orders.values()].flatMap((order) =>
    order.authorization === null ? [] : [{ order, authorization: order.authorization }],
  );

export function byAuthorization(books: Books, id: string) {
  return authorizations(books).find(({ authorization }) => authorization.id === id) ?? null;
}

export function byCapture(books: Books, id: string) {
  for (const { order, authorization } of authorizations(books))
    if (authorization.capture?.id === id) return { order, authorization, capture: authorization.capture };
  return null;
}

export const refundedOf = ({ refunds }: Capture) => refunds.reduce((sum, { cents }) => sum + cents, 0);

/** The money of a payment, in cents. */
export type Moved = { readonly authorised: number; readonly captured: number; readonly refunded: number };

/** The sums of a payment of the shop: `authorised` is what is still held. */
export function movedFor(books: Books, customId: string): Moved {
  const moved = { authorised: 0, captured: 0, refunded: 0 };
  for (const { order, authorization } of authorizations(books)) {
    if (order.customId !== customId) continue;
    const { status, cents, capture } = authorization;
    if (status === 'CREATED') moved.authorised += cents;
    if (capture === null) continue;
    moved.captured += capture.cents;
    moved.refunded += refundedOf(capture);
  }
  return moved;
}
