import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import type { TransactionWire } from '../builders/order.ts';

/** What the payment provider says when it is asked: `abandoned` is a shopper who left its page, `unknown` a provider that does not answer. */
export type ProviderSays = 'authorised' | 'declined' | 'expired' | 'abandoned' | 'unknown';

/** A payment that has begun; null: the provider's page was not visited yet. */
export type MockPayment = { readonly id: string; readonly method: PaymentMethod; readonly says: ProviderSays | null };

/** What the shop knows of the way to the order, and of the orders placed. */
export type CheckoutState = {
  /** Of a guest; who is logged in has that of the account. */
  readonly email: string | null;
  /** Null until one was touched: then who is logged in has the contact's address. */
  readonly addresses: readonly Address[] | null;
  readonly flags: readonly string[];
  readonly shippingMethod: ShippingMethod | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly comment: string;
  readonly ownOrderNumber: string;
  readonly payment: MockPayment | null;
  /** The provider's word on a payment whose page nobody visits. */
  readonly providerSays: ProviderSays;
  /** The shopper's own, newest first. */
  readonly orders: readonly TransactionWire[];
  readonly lastOrderNumber: string | null;
  /** What each key of an order has led to (D4). */
  readonly outcomes: Readonly<Record<string, Pick<ResponseOf<'checkout'>, 'REDIRECT' | 'TR_SUMMARY'>>>;
  /** Pieces sold of each SKU. */
  readonly sold: Readonly<Record<number, number>>;
  /** What the operator has changed of products, by SKU, since the catalogue was made; null is gone from it. */
  readonly changedProducts: Readonly<Record<number, Partial<ProductWire> | null>>;
  /** The operator lets this company pay by invoice (D23). */
  readonly invoiceCleared: boolean;
  /** Methods whose provider cannot be reached (D23). */
  readonly unavailablePayment: readonly PaymentMethod[];
};

/** What is chosen for one order and forgotten after it. */
export const nothingChosen = {
  shippingMethod: null,
  paymentMethod: null,
  comment: '',
  ownOrderNumber: '',
  payment: null,
} as const satisfies Partial<CheckoutState>;

export function newCheckoutState(): CheckoutState {
  return {
    ...nothingChosen,
    email: null,
    addresses: null,
    flags: [],
    providerSays: 'authorised',
    orders: [],
    lastOrderNumber: null,
    outcomes: {},
    sold: {},
    changedProducts: {},
    invoiceCleared: false,
    unavailablePayment: [],
  };
}
