import { contentFromWire } from '../catalog/content.ts';
import { lifecycleFromWire } from '../catalog/lifecycleOnTheWire.ts';
import { pricesFromWire } from '../catalog/prices.ts';
import { stockFromWire } from '../catalog/stock.ts';
import type { PositionWire, SessionWire } from '../contract/schemas/session.ts';
import { toCents } from '../money/money.ts';
import { taxClassFromWire } from '../money/taxClassOnTheWire.ts';
import type { Cart, Position } from './cart.ts';
import { pricingFromWire, totalsFromWire } from './chargedFromWire.ts';
import type { Pricing } from './totals.ts';
import { lineRate } from './totals.ts';

export function cartFromWire({ CART: wire, CUSTOMER_TYPE }: Pick<SessionWire, 'CART' | 'CUSTOMER_TYPE'>): Cart {
  const pricing = pricingFromWire(wire.VAT, CUSTOMER_TYPE);
  return {
    version: wire.VERSION,
    positions: wire.POSITIONS.map((position) => positionFromWire(position, pricing)),
    pricing,
    totals: totalsFromWire(wire),
    minimumOrderValue: toCents(wire.MINIMUM_ORDER_VALUE),
    freeShippingThreshold: wire.FREE_SHIPPING_THRESHOLD === null ? null : toCents(wire.FREE_SHIPPING_THRESHOLD),
    orderNumber: wire.ORDER_NUMBER,
  };
}

function positionFromWire(wire: PositionWire, { vat }: Pricing): Position {
  const taxClass = taxClassFromWire(wire.TAX_CLASS);
  return {
    sku: wire.SKU,
    amount: wire.AMOUNT,
    name: wire.NAME,
    manufacturerName: wire.MANUFACTURER_NAME,
    partNumber: wire.MANUFACTURER_SKU,
    picture: wire.PICTURE === null ? null : { url: wire.PICTURE, copyright: wire.PICTURE_COPYRIGHT },
    prices: pricesFromWire(wire.PRICES),
    taxClass,
    rule: { step: wire.MINIMUM_ORDER_QUANTITY, limit: wire.CART_LIMIT },
    stock: stockFromWire(wire.STOCK),
    content: contentFromWire(wire.CONTENT),
    warnings: wire.WARNINGS ?? [],
    lifecycle: lifecycleFromWire(wire.LIFECYCLE),
    price: { unit: toCents(wire.UNIT_PRICE), line: toCents(wire.LINE_PRICE), ...lineRate(vat, taxClass) },
    ...(wire.NOTE !== undefined && { note: wire.NOTE }),
    ...(wire.OWN_NUMBER !== undefined && { ownNumber: wire.OWN_NUMBER }),
    ...(wire.QUOTED && {
      quoted: {
        quoteNumber: wire.QUOTED.QUOTE_NUMBER,
        amount: wire.QUOTED.AMOUNT,
        expired: wire.QUOTED.EXPIRED,
      },
    }),
  };
}
