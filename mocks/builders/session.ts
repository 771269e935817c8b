import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { cartTotals } from '@platine/domain/cart/totals.ts';
import type { CartWire, SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { cart, session } from '@platine/domain/contract/schemas/session.ts';
import { toCents, toEuros } from '@platine/domain/money/money.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';
import { mockDate } from '../shop/date.ts';
import { conforming } from './conforming.ts';
import { defaultPricing } from './position.ts';

/** A cart whose totals are those of its positions, until the overrides say something else. */
export function buildCart(overrides: Partial<CartWire> = {}, pricing: Pricing = defaultPricing): CartWire {
  const { POSITIONS = [] } = overrides;
  const { vat } = pricing;
  const totals = cartTotals(
    POSITIONS.map(({ LINE_PRICE }) => toCents(LINE_PRICE)),
    0,
    pricing,
  );
  const threshold = freeShippingThreshold(vat.country, mockDate);
  return conforming(cart, {
    VERSION: POSITIONS.length,
    POSITIONS,
    VAT: { CASE: vat.kind, COUNTRY_CODE: vat.country, RATE: vat.rate / 10 },
    TOTAL: toEuros(totals.total),
    TOTAL_TAX: toEuros(totals.tax),
    TOTAL_WITHOUT_TAX: toEuros(totals.totalWithoutTax),
    TOTAL_SHIPMENT: toEuros(totals.shipment),
    MINIMUM_ORDER_VALUE: toEuros(minimumOrderValue(vat.country)),
    FREE_SHIPPING_THRESHOLD: threshold === null ? null : toEuros(threshold),
    ORDER_NUMBER: null,
    ...overrides,
  });
}

/** A visitor's session as the shop first answers it: private, Luxembourg, no language, an empty cart (spec §9). */
export function buildSession(overrides: Partial<SessionWire> = {}): SessionWire {
  return conforming(session, {
    ACTIVE_LANGUAGE: null,
    LANGUAGE_CHANGED: false,
    CUSTOMER_TYPE: 'PRIVATE',
    COUNTRY_CODE: overrides.CART?.VAT.COUNTRY_CODE ?? 'LU',
    EMAIL: null,
    VATID: null,
    VATID_CHECK: null,
    ADDRESSES: [],
    FLAGS: [],
    SHIPPING_METHOD: null,
    PAYMENT_METHOD: null,
    CUSTOMER_COMMENT: '',
    CUSTOMER_ORDER_NUMBER: '',
    PENDING_PAYMENT: null,
    CART: buildCart(),
    ...overrides,
  });
}
