/** The states of a payment (D5). `placed`, `failed` and `expired` are final: another attempt is another payment. */
export const paymentStates = ['draft', 'pending', 'authorised', 'placed', 'failed', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * What happens to a payment. The provider's notice and the shopper's return are the same event, whichever comes first.
 * `order.confirmed` is for the methods without a provider: there is nothing to authorise.
 */
export const paymentEvents = [
  'provider.opened',
  'order.confirmed',
  'payment.authorised',
  'order.placed',
  'payment.declined',
  'payment.expired',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/** Where an event leads from a state. What is not here changes nothing. */
const transitions: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  draft: { 'provider.opened': 'pending', 'order.confirmed': 'placed' },
  pending: { 'payment.authorised': 'authorised', 'payment.declined': 'failed', 'payment.expired': 'expired' },
  authorised: { 'order.placed': 'placed', 'payment.expired': 'expired' },
  placed: {},
  failed: {},
  expired: {},
};

/** States in which an event has already had its effect: hearing it again is no mistake. */
const alreadyDone: Readonly<Record<PaymentEvent, readonly PaymentState[]>> = {
  'provider.opened': ['pending', 'authorised', 'placed'],
  'order.confirmed': ['placed'],
  'payment.authorised': ['authorised', 'placed'],
  'order.placed': ['placed'],
  'payment.declined': ['failed'],
  'payment.expired': ['expired'],
};

/**
 * What an event did: moved the payment, repeated what had happened, or came too late or too early and is refused. A refused
 * authorisation means money reserved for no order: the caller gives it back.
 */
export type PaymentTransition = { readonly kind: 'moved' | 'repeated' | 'refused'; readonly state: PaymentState };

/** Applies an event to a payment. The same event any number of times, in any order of arrival, ends in the same state (D5). */
export function paymentTransition(state: PaymentState, event: PaymentEvent): PaymentTransition {
  const next = transitions[state][event];
  if (next !== undefined) return { kind: 'moved', state: next };
  return { kind: alreadyDone[event].includes(state) ? 'repeated' : 'refused', state };
}

/** Whether nothing can happen to a payment any more. */
export function isFinal(state: PaymentState): boolean {
  return Object.keys(transitions[state]).length === 0;
}
