import type { Cart } from '../cart/cart.ts';
import { cartFromWire } from '../cart/cartFromWire.ts';
import type { SessionWire } from '../contract/schemas/session.ts';
import type { Language } from '../language/language.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import type { Address } from './address.ts';
import { addressFromWire } from './address.ts';
import type { CountryCode } from './countries.ts';
import type { CustomerType } from './customerType.ts';
import type { VatIdCheck } from './vatId.ts';

/** The shopper, the cart and the answers given in the checkout so far (spec §3). */
export type Session = {
  /** Null until a language was posted (spec §4). */
  readonly language: Language | null;
  /** The visitor has chosen the language by hand (spec §4). */
  readonly languageChanged: boolean;
  readonly customerType: CustomerType;
  /** The delivery country. */
  readonly country: CountryCode;
  /** The account's, or the one that a guest has entered. */
  readonly email: string | null;
  readonly vatId: string | null;
  /** Result of the online check of the id; null without a check (D17). */
  readonly vatIdCheck: VatIdCheck | null;
  readonly addresses: readonly Address[];
  /** Set by `addFlag`, the newest last (spec §7). */
  readonly flags: readonly string[];
  readonly shippingMethod: ShippingMethod | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly comment: string;
  /** The number that the customer gave the order. */
  readonly ownOrderNumber: string;
  /** A public body's address for e-invoices, as `SCHEME:NUMBER`; '' without one. */
  readonly peppolAddress: string;
  readonly pendingPayment: PendingPayment | null;
  readonly cart: Cart;
};

/** A payment that has begun and has not ended; `redirect` is the provider's page (D5). */
export type PendingPayment = { readonly method: PaymentMethod; readonly redirect: string };

/** A session in which nothing has been said yet but these. */
export function newSession(known: Pick<Session, 'customerType' | 'country' | 'cart'>): Session {
  return {
    language: null,
    languageChanged: false,
    email: null,
    vatId: null,
    vatIdCheck: null,
    addresses: [],
    flags: [],
    shippingMethod: null,
    paymentMethod: null,
    comment: '',
    ownOrderNumber: '',
    peppolAddress: '',
    pendingPayment: null,
    ...known,
  };
}

export function sessionFromWire(wire: SessionWire): Session {
  const { PENDING_PAYMENT: pending } = wire;
  return {
    language: wire.ACTIVE_LANGUAGE,
    languageChanged: wire.LANGUAGE_CHANGED,
    customerType: wire.CUSTOMER_TYPE,
    country: wire.COUNTRY_CODE,
    email: wire.EMAIL,
    vatId: wire.VATID,
    vatIdCheck: wire.VATID_CHECK,
    addresses: wire.ADDRESSES.map(addressFromWire),
    flags: wire.FLAGS,
    shippingMethod: wire.SHIPPING_METHOD,
    paymentMethod: wire.PAYMENT_METHOD,
    comment: wire.CUSTOMER_COMMENT,
    ownOrderNumber: wire.CUSTOMER_ORDER_NUMBER,
    peppolAddress: wire.PEPPOL_ADDRESS,
    pendingPayment: pending === null ? null : { method: pending.PAYMENT_METHOD, redirect: pending.REDIRECT },
    cart: cartFromWire(wire),
  };
}
