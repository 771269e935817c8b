import type { ErrorClass } from '../contract/errors.ts';
import type { Failure } from './outcome.ts';

/**
 * The checkout's steps in their order (D25). Addresses, shipping and payment share the page /checkout. Each step except the summary must
 * be complete before the next one is shown.
 */
export const checkoutSteps = ['cart', 'type', 'addresses', 'shipping', 'payment', 'summary'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The page of each step (spec §2). */
export const stepPaths = {
  cart: '/shopping_cart',
  type: '/checkout_type',
  addresses: '/checkout',
  shipping: '/checkout',
  payment: '/checkout',
  summary: '/checkout_summary',
} as const satisfies Record<CheckoutStep, string>;

/** Which steps are complete, and the version of the cart that this refers to. */
export type CheckoutProgress = {
  /** `CART.VERSION`: only the version that the shopper saw may be ordered (D4). */
  readonly cartVersion: number;
  /** The cart has goods, and all of them can be ordered in their amounts. */
  readonly cart: boolean;
  /** The shopper is logged in, or a guest with a valid e-mail. */
  readonly type: boolean;
  readonly addresses: boolean;
  /** An offered method is chosen, and goods that are sent reach the minimum order value (D12). */
  readonly shipping: boolean;
  readonly payment: boolean;
};

/** The step to show when one is requested: itself, or the first incomplete one before it (D25). */
export function reachableStep(requested: CheckoutStep, progress: CheckoutProgress): CheckoutStep {
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(requested));
  return before.find((step) => !isComplete(step, progress)) ?? requested;
}

/** The step at which the shopper can resolve a refused order or payment (D4, D12, D23); the summary for everything else. */
export function recoveryStep(failure: Failure): CheckoutStep {
  return (failure.kind === 'failure' ? recoverySteps[failure.errorClass] : undefined) ?? 'summary';
}

const recoverySteps: Partial<Record<ErrorClass, CheckoutStep>> = {
  MinimumOrderValueException: 'cart',
  NotOrderableException: 'cart',
  ShippingMethodNotAvailableException: 'shipping',
  PaymentMethodNotAvailableException: 'payment',
  PaymentDeclinedException: 'payment',
};

/** The step after a completed one: the first incomplete step, else the summary. Complete steps are not shown again. */
export function stepAfter(step: CheckoutStep, progress: CheckoutProgress): CheckoutStep {
  return reachableStep('summary', { ...progress, [step]: true });
}

function isComplete(step: CheckoutStep, progress: CheckoutProgress): boolean {
  return step !== 'summary' && progress[step];
}
