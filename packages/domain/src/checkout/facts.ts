import type { Session } from '../customer/session.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import type { CheckoutFacts } from './progress.ts';

export type KnownToCheckout = {
  readonly session: Session;
  readonly offeredShipping: readonly ShippingMethod[];
  readonly offeredPayment: readonly PaymentMethod[];
  readonly loggedIn: boolean;
};

/** Derives the facts of the checkout from the session and the shipping and payment overviews. */
export function checkoutFacts({ session, ...offers }: KnownToCheckout): CheckoutFacts {
  const { cart } = session;
  const { version: cartVersion, positions, totals, minimumOrderValue } = cart;
  return { ...session, ...offers, cartVersion, positions, goods: totals.goods, minimumOrderValue };
}
