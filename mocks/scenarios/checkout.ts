import type { HttpHandler } from 'msw';
import { buildAddress } from '../builders/order.ts';
import type { ProviderSays } from '../shop/checkoutState.ts';
import type { ShopOptions } from '../shop/shop.ts';
import type { FailureOf, GeneralError } from './calls.ts';
import { disconnect, failWith, neverAnswer } from './calls.ts';
import { carts, shopWith } from './cart.ts';

const guest = { cart: carts.usual, email: 'camille.weber@example.lu' } as const satisfies ShopOptions;
const addressed = { ...guest, addresses: [buildAddress()] } as const satisfies ShopOptions;
const shipped = { ...addressed, shippingMethod: 'DPD_CLASSIC' } as const satisfies ShopOptions;

/** A guest at each step of the checkout, with everything before it complete, for `createShop` or `shopWith` (D25). */
export const checkoutShops = {
  atType: { cart: carts.usual },
  atAddresses: guest,
  atShipping: addressed,
  atPayment: shipped,
  atSummary: { ...shipped, paymentMethod: 'PAYPAL' },
  /** Complete: only the order button is left. */
  byTransfer: { ...shipped, paymentMethod: 'WIRE_TRANSFER' },
  /** Below the minimum order value: a pickup (D12). */
  pickup: { ...addressed, cart: carts.belowMinimum, shippingMethod: 'PICKUP', paymentMethod: 'WIRE_TRANSFER' },
  /** A payment has begun and has not ended. */
  paying: {
    ...shipped,
    paymentMethod: 'PAYPAL',
    payment: { id: 'payment-1', method: 'PAYPAL', says: null },
  },
  company: {
    ...addressed,
    customerType: 'COMPANY',
    vatId: 'LU12345678',
    addresses: [buildAddress({ company: 'Weber Elektronik S.à r.l.' })],
    shippingMethod: 'DPD_CLASSIC',
    paymentMethod: 'INVOICE',
    invoiceCleared: true,
  },
} as const satisfies Record<string, ShopOptions>;

/** The shopper is back from a provider with this status. */
export function backFromProvider(providerSays: ProviderSays): HttpHandler[] {
  return shopWith({ ...checkoutShops.paying, providerSays });
}

/** The shopper has approved a payment, `payment-0`, that the shop had ended; nothing is open (D5). */
export const approvedTooLate = {
  ...checkoutShops.atSummary,
  refunds: { 'payment-0': 148_20 },
} as const satisfies ShopOptions;

/** The order is refused. */
export function checkoutFailure(errorClass: FailureOf<'checkout'>): HttpHandler[] {
  return failWith('checkout', errorClass);
}

/** The order finds no server. */
export function checkoutOffline(): HttpHandler[] {
  return disconnect('checkout');
}

/** The order is never answered: its button stays busy. */
export function checkoutPending(): HttpHandler[] {
  return neverAnswer('checkout');
}

/** The shopper is back from a provider, and the payment is refused. */
export function claimFailure(errorClass: FailureOf<'claimAndFinish'>): HttpHandler[] {
  return failWith('claimAndFinish', errorClass);
}

/** Whether money was sent back cannot be read. */
export function refundNoticeFailure(): HttpHandler[] {
  return failWith('refundNotice', 'InternalErrorException');
}

/** The shopper is back from a provider, and asking for the payment finds no server. */
export function claimOffline(): HttpHandler[] {
  return disconnect('claimAndFinish');
}

/** The shopper is back from a provider, and the payment is never answered. */
export function claimPending(): HttpHandler[] {
  return neverAnswer('claimAndFinish');
}

/** The address was changed in another tab (D8). */
export function addressConflict(): HttpHandler[] {
  return [
    ...failWith('cartChangeAddress', 'AddressConflictException'),
    ...failWith('cartRemoveAddress', 'AddressConflictException'),
  ];
}

/** Refuses an address of the order. */
export function addressFailure(errorClass: FailureOf<'cartChangeAddress'>): HttpHandler[] {
  return failWith('cartChangeAddress', errorClass);
}

/** The chosen shipping method is no longer available. */
export function shippingRefused(): HttpHandler[] {
  return failWith('updateShippingMethod', 'ShippingMethodNotAvailableException');
}

/** The chosen payment method is no longer available. */
export function paymentRefused(): HttpHandler[] {
  return failWith('updatePaymentMethod', 'PaymentMethodNotAvailableException');
}

/** Refuses a VAT id. */
export function vatIdFailure(errorClass: FailureOf<'updateVatId'>): HttpHandler[] {
  return failWith('updateVatId', errorClass);
}

/** Neither shipping nor payment methods can be read. */
export function overviewsFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return [...failWith('shippingMethods', errorClass), ...failWith('paymentMethods', errorClass)];
}

/** Shipping and payment methods are never answered. */
export function overviewsPending(): HttpHandler[] {
  return [...neverAnswer('shippingMethods'), ...neverAnswer('paymentMethods')];
}

/** The order is another's, or there is none (D7). */
export function orderMissing(): HttpHandler[] {
  return [
    ...failWith('orderByNumber', 'TransactionNotFoundException'),
    ...failWith('transaction', 'TransactionNotFoundException'),
  ];
}

/** The order is never answered: its page stays loading. */
export function orderPending(): HttpHandler[] {
  return neverAnswer('orderByNumber');
}

/** Reading the order finds no server. */
export function orderOffline(): HttpHandler[] {
  return disconnect('orderByNumber');
}
