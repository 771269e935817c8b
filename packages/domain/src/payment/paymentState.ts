/** The states of a payment (D5). `placed`, `failed` and `expired` are final: another attempt is another payment. */
export const paymentStates = ['draft', 'pending', 'authorised', 'placed', 'failed', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * The events of a payment. The provider's notification and the shopper's return are the same event, whichever comes first.
 * `order.confirmed` is for methods without a provider, which need no authorisation.
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

/** The next state by state and event. An event that is missing here changes nothing. */
const transitions: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  draft: { 'provider.opened': 'pending', 'order.confirmed': 'placed' },
  pending: { 'payment.authorised': 'authorised', 'payment.declined': 'failed', 'payment.expired': 'expired' },
  authorised: { 'order.placed': 'placed', 'payment.expired': 'expired' },
  placed: {},
  failed: {},
  expired: {},
};

/** The states in which an event has already had its effect, so that a repetition is harmless. */
const alreadyDone: Readonly<Record<PaymentEvent, readonly PaymentState[]>> = {
  'provider.opened': ['pending', 'authorised', 'placed'],
  'order.confirmed': ['placed'],
  'payment.authorised': ['authorised', 'placed'],
  'order.placed': ['placed'],
  'payment.declined': ['failed'],
  'payment.expired': ['expired'],
};

/**
 * The effect of an event: it moved the payment, repeated an earlier event, or is refused because it came too late or too early. A refused
 * authorisation reserves money for no order, so the caller must release it.
 */
export type PaymentTransition = { readonly kind: 'moved' | 'repeated' | 'refused'; readonly state: PaymentState };

/** Applies an event to a payment. Repetitions and the order of arrival do not change the final state (D5). */
export function paymentTransition(state: PaymentState, event: PaymentEvent): PaymentTransition {
  const next = transitions[state][event];
  if (next !== undefined) return { kind: 'moved', state: next };
  return { kind: alreadyDone[event].includes(state) ? 'repeated' : 'refused', state };
}

/** Whether no event can change the payment any more. */
export function isFinal(state: PaymentState): boolean {
  return Object.keys(transitions[state]).length === 0;
}
