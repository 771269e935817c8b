import type { Product } from '@platine/domain/catalog/product.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { Order } from '@platine/domain/order/order.ts';
import type { CheckoutResult } from '@platine/domain/order/checkoutResult.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import type { StoredQuote } from './storedQuote.ts';

/** Status of a payment at the provider. `abandoned`: the shopper left its page; `unknown`: it does not answer. */
export type ProviderSays = 'authorised' | 'declined' | 'expired' | 'abandoned' | 'unknown';

/** A payment that has begun. `says` is null until the provider's page is visited. */
export type MockPayment = { readonly id: string; readonly method: PaymentMethod; readonly says: ProviderSays | null };

/** Result of a press of the order button, without the session. */
export type CheckoutOutcome = Omit<CheckoutResult, 'session'>;

/** The state of the checkout, and the placed orders. */
export type CheckoutState = {
  /** A guest's; a customer has that of the account. */
  readonly email: string | null;
  /** Null until one is changed: a customer has the account's address then. */
  readonly addresses: readonly Address[] | null;
  readonly flags: readonly string[];
  readonly shippingMethod: ShippingMethod | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly comment: string;
  readonly ownOrderNumber: string;
  readonly peppolAddress: string;
  readonly payment: MockPayment | null;
  /** Amounts of payments that another order has replaced, by id. */
  readonly replaced: Readonly<Record<string, Cents>>;
  /** Amounts that go back because a replaced payment was approved, by its id. */
  readonly refunds: Readonly<Record<string, Cents>>;
  /** Orders that a further payment was begun for, by its id. */
  readonly again: Readonly<Record<string, string>>;
  /** Status of a payment whose page is not visited. */
  readonly providerSays: ProviderSays;
  /** The shopper's own, newest first. */
  readonly orders: readonly Order[];
  readonly lastOrderNumber: string | null;
  /** Of all accounts, the newest first. */
  readonly quotes: readonly StoredQuote[];
  /** The quote that the cart is ordered from. */
  readonly quoteNumber: string | null;
  /** By idempotency key (D4). */
  readonly outcomes: Readonly<Record<string, CheckoutOutcome>>;
  /** Pieces sold of each SKU. */
  readonly sold: Readonly<Record<number, number>>;
  /** Changes of products by SKU; null removes the product from the catalogue. */
  readonly changedProducts: Readonly<Record<number, Partial<Product> | null>>;
  /** By SKU, the product that takes the place of one that was removed. */
  readonly successors: Readonly<Record<number, number>>;
  /** By SKU, the group of variants that a product has joined since the shop opened. */
  readonly variantGroups: Readonly<Record<number, string>>;
  /** The operator lets this company pay by invoice (D23). */
  readonly invoiceCleared: boolean;
  /** Methods whose provider cannot be reached (D23). */
  readonly unavailablePayment: readonly PaymentMethod[];
};

/** Choices for one order; they are reset after it. */
export const nothingChosen = {
  shippingMethod: null,
  paymentMethod: null,
  comment: '',
  ownOrderNumber: '',
  peppolAddress: '',
  payment: null,
} as const satisfies Partial<CheckoutState>;

export function newCheckoutState(): CheckoutState {
  return {
    ...nothingChosen,
    email: null,
    addresses: null,
    flags: [],
    replaced: {},
    refunds: {},
    again: {},
    providerSays: 'authorised',
    orders: [],
    lastOrderNumber: null,
    quotes: [],
    quoteNumber: null,
    outcomes: {},
    sold: {},
    changedProducts: {},
    successors: {},
    variantGroups: {},
    invoiceCleared: false,
    unavailablePayment: [],
  };
}
