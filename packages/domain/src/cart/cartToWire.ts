import { contentToWire } from '../catalog/content.ts';
import { lifecycleToWire } from '../catalog/lifecycleOnTheWire.ts';
import { pricesToWire } from '../catalog/prices.ts';
import { stockToWire } from '../catalog/stock.ts';
import type { CartWire, PositionWire } from '../contract/schemas/session.ts';
import { toEuros } from '../money/money.ts';
import { taxClassToWire } from '../money/taxClassOnTheWire.ts';
import type { Cart, Position } from './cart.ts';
import type { Quoted } from './heldPrice.ts';
import { chargedToWire } from './chargedToWire.ts';

/** A cart as calls answer it, in euros. */
export function cartToWire(cart: Cart): CartWire {
  return {
    VERSION: cart.version,
    POSITIONS: cart.positions.map(positionToWire),
    ...chargedToWire(cart),
    TOTAL_WITHOUT_TAX: toEuros(cart.totals.totalWithoutTax),
    MINIMUM_ORDER_VALUE: toEuros(cart.minimumOrderValue),
    FREE_SHIPPING_THRESHOLD: cart.freeShippingThreshold === null ? null : toEuros(cart.freeShippingThreshold),
    ORDER_NUMBER: cart.orderNumber,
  };
}

function positionToWire({ rule, price, ...position }: Position): PositionWire {
  return {
    SKU: position.sku,
    AMOUNT: position.amount,
    CURRENCY: 'EUR',
    NAME: position.name,
    MANUFACTURER_NAME: position.manufacturerName,
    MANUFACTURER_SKU: position.partNumber,
    PICTURE: position.picture?.url ?? null,
    PICTURE_COPYRIGHT: position.picture?.copyright ?? null,
    PRICES: pricesToWire(position.prices),
    MINIMUM_ORDER_QUANTITY: rule.step,
    CART_LIMIT: rule.limit,
    UNIT_PRICE: toEuros(price.unit),
    LINE_PRICE: toEuros(price.line),
    STOCK: stockToWire(position.stock),
    ...taxClassToWire(position.taxClass),
    ...contentToWire(position.content),
    ...(position.warnings.length > 0 && { WARNINGS: [...position.warnings] }),
    ...lifecycleToWire(position.lifecycle),
    ...(position.note !== undefined && { NOTE: position.note }),
    ...(position.ownNumber !== undefined && { OWN_NUMBER: position.ownNumber }),
    ...(position.quoted && { QUOTED: quotedToWire(position.quoted) }),
  };
}

function quotedToWire({ quoteNumber, amount, expired }: Quoted): NonNullable<PositionWire['QUOTED']> {
  return { QUOTE_NUMBER: quoteNumber, AMOUNT: amount, EXPIRED: expired };
}
