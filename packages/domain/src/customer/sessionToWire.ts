import { cartToWire } from '../cart/cartToWire.ts';
import type { SessionWire } from '../contract/schemas/session.ts';
import { addressToWire } from './address.ts';
import type { Session } from './session.ts';

/** A session as every call of it answers it, in euros. */
export function sessionToWire(session: Session): SessionWire {
  const { pendingPayment: pending } = session;
  return {
    ACTIVE_LANGUAGE: session.language,
    LANGUAGE_CHANGED: session.languageChanged,
    CUSTOMER_TYPE: session.customerType,
    COUNTRY_CODE: session.country,
    EMAIL: session.email,
    VATID: session.vatId,
    VATID_CHECK: session.vatIdCheck,
    ADDRESSES: session.addresses.map(addressToWire),
    FLAGS: [...session.flags],
    SHIPPING_METHOD: session.shippingMethod,
    PAYMENT_METHOD: session.paymentMethod,
    CUSTOMER_COMMENT: session.comment,
    CUSTOMER_ORDER_NUMBER: session.ownOrderNumber,
    PEPPOL_ADDRESS: session.peppolAddress,
    PENDING_PAYMENT: pending === null ? null : { PAYMENT_METHOD: pending.method, REDIRECT: pending.redirect },
    CART: cartToWire(session.cart),
  };
}
