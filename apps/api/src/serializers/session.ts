import type { CartWire, PositionWire, SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { luxembourgDate } from '../time/clock.ts';
import type { PricedCart, PricedLine } from '../services/cartPricing.ts';
import { orderRule, priceCart } from '../services/cartPricing.ts';
import type { SessionFacts, SessionState } from '../services/findSession.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';
import { addressToWire } from '@platine/domain/customer/address.ts';
import { pictureUrl, pricesToWire, stockToWire } from './product.ts';

/** The session as every call of it answers: prices, limits and totals are those of this moment. */
export function sessionToWire(state: SessionState, now: Date): SessionWire {
  const { session, chosen } = state;
  const day = luxembourgDate(now);
  const cart = priceCart(state, day);
  return {
    ACTIVE_LANGUAGE: session.language,
    LANGUAGE_CHANGED: session.languageChanged,
    CUSTOMER_TYPE: session.customerType,
    COUNTRY_CODE: cart.country,
    EMAIL: session.email,
    VATID: session.vatId,
    VATID_CHECK: chosen.vatIdCheck,
    ADDRESSES: chosen.addresses.map(addressToWire),
    FLAGS: session.flags,
    SHIPPING_METHOD: chosen.shippingMethod,
    PAYMENT_METHOD: chosen.paymentMethod,
    CUSTOMER_COMMENT: session.customerComment,
    CUSTOMER_ORDER_NUMBER: session.customerOrderNumber,
    PENDING_PAYMENT: pendingToWire(state),
    CART: cartToWire(cart, state, day),
  };
}

/** A payment whose page is not known yet is about to be: nothing leads there. */
function pendingToWire({ chosen: { pending } }: SessionState): SessionWire['PENDING_PAYMENT'] {
  if (pending === null || pending.redirect === null) return null;
  return { PAYMENT_METHOD: pending.method, REDIRECT: pending.redirect };
}

function cartToWire({ country, pricing, lines, totals }: PricedCart, state: SessionState, day: string): CartWire {
  const { session, chosen } = state;
  const threshold = freeShippingThreshold(country, day);
  return {
    VERSION: session.cartVersion,
    POSITIONS: lines.map((line) => positionToWire(line, session)),
    VAT: { CASE: pricing.vat.kind, COUNTRY_CODE: pricing.vat.country, RATE: pricing.vat.rate / 10 },
    TOTAL: toEuros(totals.total),
    TOTAL_TAX: toEuros(totals.tax),
    TOTAL_WITHOUT_TAX: toEuros(totals.totalWithoutTax),
    TOTAL_SHIPMENT: toEuros(totals.shipment),
    MINIMUM_ORDER_VALUE: toEuros(minimumOrderValue(country)),
    FREE_SHIPPING_THRESHOLD: threshold === null ? null : toEuros(threshold),
    ORDER_NUMBER: lines.length === 0 ? chosen.lastOrderNumber : null,
  };
}

function positionToWire(priced: PricedLine, { educationalInstitution }: SessionFacts): PositionWire {
  const { product, amount, manufacturerName, unit, line } = priced;
  return {
    SKU: product.sku,
    AMOUNT: amount,
    CURRENCY: 'EUR',
    NAME: product.name,
    MANUFACTURER_NAME: manufacturerName,
    MANUFACTURER_SKU: product.manufacturerSku,
    PICTURE: { ALL: pictureUrl(product) },
    PRICES: pricesToWire(product.prices),
    MINIMUM_ORDER_QUANTITY: product.minimumOrderQuantity,
    CART_LIMIT: orderRule(product, educationalInstitution).limit,
    UNIT_PRICE: toEuros(unit),
    LINE_PRICE: toEuros(line),
    STOCK: stockToWire(product),
  };
}
