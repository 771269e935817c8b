import type { Outcome } from '../contract/envelope.ts';
import type { CheckoutProgress, CheckoutStep } from './checkoutSteps.ts';
import type { Failure } from './outcome.ts';
import { failureOf } from './outcome.ts';

/** The order as it is sent. The key makes a repetition harmless; the version names the cart that the shopper saw (D4). */
export type OrderRequest = { readonly key: string | null; readonly cartVersion: number };

/** The provider's page, or the number of an order that needs no provider. */
export type OrderAnswer = { readonly redirect: string } | { readonly redirect: null; readonly orderNumber: string };
export type PaymentAnswer = { readonly orderNumber: string };

export type CheckoutInput = {
  /** The step that the page's address asks for. */
  readonly entry: CheckoutStep;
  readonly progress: CheckoutProgress;
  /** The payment provider redirected the shopper to this page. */
  readonly returning: boolean;
};

export type CheckoutContext = CheckoutInput & {
  readonly termsAccepted: boolean;
  /** Kept until the server answers or the cart changes, so that a repetition is the same order. */
  readonly orderKey: string | null;
  readonly redirect: string | null;
  readonly orderNumber: string | null;
  readonly notice: CheckoutNotice | null;
};

/**
 * Why there is no order yet. For a payment, CheckoutIncompleteException means that the shopper left the provider without paying, and
 * PaymentAuthorizationExpiredException is the specification's flag (spec §3).
 */
export type CheckoutNotice = { readonly of: 'order' | 'payment'; readonly failure: Failure };

export type CheckoutEvent =
  | { readonly type: 'step.requested'; readonly step: CheckoutStep }
  | { readonly type: 'progress.changed'; readonly progress: CheckoutProgress }
  | { readonly type: 'terms.changed'; readonly accepted: boolean }
  /** `key` is new and random; an order whose answer was lost keeps its first key. */
  | { readonly type: 'order.submitted'; readonly key: string }
  | { readonly type: 'shopper.returned' }
  | { readonly type: 'retry.chosen' };

/** A changed cart is another order: the shopper accepts the terms again (D4). */
export function withProgress(context: CheckoutContext, progress: CheckoutProgress): Partial<CheckoutContext> {
  const sameCart = context.progress.cartVersion === progress.cartVersion;
  return sameCart ? { progress } : { progress, termsAccepted: false, orderKey: null };
}

/** A refused order or payment leaves its reason, and nothing that a new order could repeat by mistake. */
export function withRefusal(of: CheckoutNotice['of'], outcome: Outcome<unknown>): Partial<CheckoutContext> {
  const failure = failureOf(outcome);
  if (failure === null) return {};
  return { notice: { of, failure }, termsAccepted: false, orderKey: null, redirect: null };
}

export function withOrder(outcome: Outcome<OrderAnswer>): Partial<CheckoutContext> {
  if (outcome.kind !== 'data') return {};
  const { data } = outcome;
  return data.redirect === null ? { orderNumber: data.orderNumber } : { redirect: data.redirect };
}

const paymentEnds = ['PaymentDeclinedException', 'PaymentAuthorizationExpiredException', 'CheckoutIncompleteException'];

/** Whether the payment ended without an order: declined, expired or abandoned (D5). Any other failure leaves it pending. */
export function isPaymentOver(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'failure' && paymentEnds.includes(outcome.errorClass);
}
