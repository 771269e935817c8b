import type { Cart } from '@platine/domain/cart/cart.ts';
import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { cartTotals } from '@platine/domain/cart/totals.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { newSession } from '@platine/domain/customer/session.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';
import { mockDate } from '../shop/date.ts';
import { defaultPricing } from './position.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** A cart with the totals of its positions, unless the overrides have others. */
export function buildCart(overrides: Partial<Cart> = {}, pricing: Pricing = defaultPricing): Cart {
  const { positions = [] } = overrides;
  const lines = positions.map(({ price }) => price);
  const { country } = pricing.vat;
  return {
    version: positions.length,
    positions,
    pricing,
    totals: cartTotals(lines, 0, pricing),
    minimumOrderValue: minimumOrderValue(exampleShop.delivery.minimumOrder, country),
    freeShippingThreshold: freeShippingThreshold(exampleShop.delivery.freeShipping, country, mockDate),
    orderNumber: null,
    ...overrides,
  };
}

/** The session of a new visitor: private, Luxembourg, no language, an empty cart (spec §9). */
export function buildSession(overrides: Partial<Session> = {}): Session {
  const country = overrides.cart?.pricing.vat.country ?? 'LU';
  return { ...newSession({ customerType: 'PRIVATE', country, cart: buildCart() }), ...overrides };
}
