import type { PositionWire, SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { buildPosition } from '../builders/position.ts';
import { buildCart, buildSession } from '../builders/session.ts';
import type { CartLine, Shop } from './shop.ts';
import { isEducationalInstitution, pricingOf } from './shop.ts';

/** The session as the shop answers it: prices, limits and totals are those of now. */
export function sessionOf(shop: Shop): SessionWire {
  const state = shop.read();
  const POSITIONS = state.cart.map((line) => positionOf(shop, line));
  return buildSession({
    ACTIVE_LANGUAGE: state.language,
    LANGUAGE_CHANGED: state.languageChanged,
    CUSTOMER_TYPE: state.customerType,
    COUNTRY_CODE: state.country,
    EMAIL: shop.user?.USER_ID ?? null,
    VATID: state.vatId,
    CART: buildCart({ VERSION: state.cartVersion, POSITIONS }, pricingOf(shop)),
  });
}

function positionOf(shop: Shop, { sku, amount }: CartLine): PositionWire {
  const entry = shop.find(sku);
  if (entry === null) throw new Error(`The mock cart names product ${sku}, which is not in the catalogue.`);
  return buildPosition({
    product: entry.product,
    amount,
    pricing: pricingOf(shop),
    educationalInstitution: isEducationalInstitution(shop),
    forSale: shop.isForSale(entry),
  });
}
