import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { PositionWire, SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { addressToWire } from '@platine/domain/customer/address.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';
import { buildPosition } from '../builders/position.ts';
import { buildCart, buildSession } from '../builders/session.ts';
import { bookOf } from './addressBook.ts';
import { chargeOf, vatIdCheckOf } from './charge.ts';
import type { CartLine, Shop } from './shop.ts';
import { isEducationalInstitution } from './shop.ts';

/** The session as the shop answers it: prices, limits and totals are those of now. */
export function sessionOf(shop: Shop): SessionWire {
  const state = shop.read();
  const { payment } = state;
  return buildSession({
    ACTIVE_LANGUAGE: state.language,
    LANGUAGE_CHANGED: state.languageChanged,
    CUSTOMER_TYPE: state.customerType,
    COUNTRY_CODE: state.country,
    EMAIL: shop.user?.USER_ID ?? state.email,
    VATID: state.vatId,
    VATID_CHECK: vatIdCheckOf(shop),
    ADDRESSES: bookOf(shop).map(addressToWire),
    FLAGS: [...state.flags],
    SHIPPING_METHOD: state.shippingMethod,
    PAYMENT_METHOD: state.paymentMethod,
    CUSTOMER_COMMENT: state.comment,
    CUSTOMER_ORDER_NUMBER: state.ownOrderNumber,
    PENDING_PAYMENT: payment === null ? null : { PAYMENT_METHOD: payment.method, REDIRECT: paymentPath(payment.id) },
    CART: cartOf(shop),
  });
}

/** Where the sandbox provider has its page. */
export function paymentPath(id: string): string {
  return `/sandbox/payment/${id}`;
}

function cartOf(shop: Shop): SessionWire['CART'] {
  const { cart, cartVersion, country, lastOrderNumber } = shop.read();
  const { pricing, totals } = chargeOf(shop);
  const threshold = freeShippingThreshold(country, shop.date);
  return buildCart(
    {
      VERSION: cartVersion,
      POSITIONS: cart.map((line) => positionOf(shop, line, pricing)),
      TOTAL: toEuros(totals.total),
      TOTAL_TAX: toEuros(totals.tax),
      TOTAL_WITHOUT_TAX: toEuros(totals.totalWithoutTax),
      TOTAL_SHIPMENT: toEuros(totals.shipment),
      MINIMUM_ORDER_VALUE: toEuros(minimumOrderValue(country)),
      FREE_SHIPPING_THRESHOLD: threshold === null ? null : toEuros(threshold),
      ORDER_NUMBER: cart.length === 0 ? lastOrderNumber : null,
    },
    pricing,
  );
}

function positionOf(shop: Shop, { sku, amount }: CartLine, pricing: Pricing): PositionWire {
  const entry = shop.find(sku);
  if (entry === null) throw new Error(`The mock cart names product ${sku}, which is not in the catalogue.`);
  return buildPosition({
    product: entry.product,
    amount,
    pricing,
    educationalInstitution: isEducationalInstitution(shop),
    forSale: shop.isForSale(entry),
  });
}
