import { cartFromWire } from '../cart/cart.ts';
import type { SessionWire } from '../contract/schemas/session.ts';
import type { ResponseOf } from '../contract/schemas.ts';
import { addressFromWire } from '../customer/address.ts';
import type { CheckoutFacts } from './progress.ts';

export type CheckoutAnswers = {
  readonly session: SessionWire;
  readonly shipping: ResponseOf<'shippingMethods'>;
  readonly payment: ResponseOf<'paymentMethods'>;
  readonly loggedIn: boolean;
};

/** The facts of the checkout from what the server answered. */
export function checkoutFactsFromWire({ session, shipping, payment, loggedIn }: CheckoutAnswers): CheckoutFacts {
  const { version, positions, totals } = cartFromWire(session);
  const offeredShipping = shipping.METHODS.filter(({ OFFERED }) => OFFERED);
  const offeredPayment = payment.METHODS.filter(({ OFFERED }) => OFFERED);
  return {
    cartVersion: version,
    positions,
    goods: totals.goods,
    customerType: session.CUSTOMER_TYPE,
    country: session.COUNTRY_CODE,
    loggedIn,
    email: session.EMAIL,
    vatId: session.VATID,
    vatIdCheck: session.VATID_CHECK,
    addresses: session.ADDRESSES.map(addressFromWire),
    shippingMethod: session.SHIPPING_METHOD,
    offeredShipping: offeredShipping.map(({ SHIPPING_METHOD }) => SHIPPING_METHOD),
    paymentMethod: session.PAYMENT_METHOD,
    offeredPayment: offeredPayment.map(({ PAYMENT_METHOD }) => PAYMENT_METHOD),
  };
}
