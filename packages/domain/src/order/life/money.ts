import type { Cents } from '../../money/money.ts';
import type { OrderAct } from './acts.ts';
import type { OrderState } from './orderState.ts';
import { isBegun } from './orderState.ts';

/** Requests to a provider that has authorised a payment: take the money, release it, or return a part of it. */
export const providerRequestKinds = ['capture', 'cancel', 'refund'] as const;
export type ProviderRequestKind = (typeof providerRequestKinds)[number];

export type MoneyRequest = { readonly kind: ProviderRequestKind; readonly cents: Cents };

/**
 * The request to the payment's provider that follows from an act; null for none. The whole amount is captured with the first parcel, or as soon as it is
 * held after that parcel; it is released when the order ends before it, and returned as far as it was captured.
 */
export function moneyAfter(state: OrderState, act: OrderAct): MoneyRequest | null {
  const { stage, payment, total, refundsBy } = state;
  switch (act.kind) {
    case 'authorised':
    case 'sent':
      return captureOf(state);
    case 'cancelled':
    case 'withdrawn':
      // A withdrawal from a part leaves the order standing: the rest is still to be sent and captured.
      return payment === 'authorised' && stage !== 'placed' ? { kind: 'cancel', cents: total } : null;
    case 'refunded':
      return refundsBy === 'provider' ? { kind: 'refund', cents: act.cents } : null;
    default:
      return null;
  }
}

function captureOf(state: OrderState): MoneyRequest | null {
  return state.payment === 'authorised' && isBegun(state) ? { kind: 'capture', cents: state.total } : null;
}

/**
 * The act that follows from an order's state by itself; null for none. An order that ends before anything was sent repays what its provider has
 * captured. What was paid by transfer, and the price of goods that have to come back first, wait for the operator.
 */
export function followingAct(state: OrderState): OrderAct | null {
  const { stage, paid, refunded, refundsBy } = state;
  const isOver = stage === 'cancelled' || (stage === 'withdrawn' && !isBegun(state));
  return isOver && refundsBy === 'provider' && paid > refunded ? { kind: 'refunded', cents: paid - refunded } : null;
}
