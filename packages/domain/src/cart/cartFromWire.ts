import { pricesFromWire } from '../catalog/prices.ts';
import { stockFromWire } from '../catalog/stock.ts';
import type { CartWire, PositionWire, SessionWire } from '../contract/schemas/session.ts';
import { displayMode } from '../customer/customerType.ts';
import { toCents } from '../money/money.ts';
import type { Cart, Position } from './cart.ts';
import type { Totals } from './totals.ts';

export function cartFromWire({ CART: wire, CUSTOMER_TYPE }: Pick<SessionWire, 'CART' | 'CUSTOMER_TYPE'>): Cart {
  const { CASE, COUNTRY_CODE, RATE } = wire.VAT;
  return {
    version: wire.VERSION,
    positions: wire.POSITIONS.map(positionFromWire),
    pricing: {
      vat: { kind: CASE, country: COUNTRY_CODE, rate: Math.round(RATE * 10) },
      mode: displayMode(CUSTOMER_TYPE),
    },
    totals: totalsFromWire(wire),
    minimumOrderValue: toCents(wire.MINIMUM_ORDER_VALUE),
    freeShippingThreshold: wire.FREE_SHIPPING_THRESHOLD === null ? null : toCents(wire.FREE_SHIPPING_THRESHOLD),
  };
}

function totalsFromWire(wire: CartWire): Totals {
  const total = toCents(wire.TOTAL);
  const shipment = toCents(wire.TOTAL_SHIPMENT);
  const tax = toCents(wire.TOTAL_TAX);
  return { goods: total - shipment, shipment, tax, total, totalWithoutTax: total - tax };
}

function positionFromWire(wire: PositionWire): Position {
  return {
    sku: wire.SKU,
    amount: wire.AMOUNT,
    name: wire.NAME,
    manufacturerName: wire.MANUFACTURER_NAME,
    partNumber: wire.MANUFACTURER_SKU,
    picture: wire.PICTURE,
    prices: pricesFromWire(wire.PRICES),
    rule: { step: wire.MINIMUM_ORDER_QUANTITY, limit: wire.CART_LIMIT },
    stock: stockFromWire(wire.STOCK),
    price: { unit: toCents(wire.UNIT_PRICE), line: toCents(wire.LINE_PRICE) },
  };
}
