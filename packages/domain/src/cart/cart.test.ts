import { describe, expect, test } from 'vitest';
import type { CartWire, PositionWire } from '../contract/schemas/session.ts';
import { adjustmentsFromWire } from './adjustment.ts';
import { positionOf } from './cart.ts';
import { cartFromWire } from './cartFromWire.ts';

const position: PositionWire = {
  SKU: 7,
  AMOUNT: 4,
  CURRENCY: 'EUR',
  NAME: { EN: 'Relay' },
  MANUFACTURER_NAME: 'Finder',
  MANUFACTURER_SKU: 'F-7',
  PICTURE: { ALL: '/pictures/7.svg' },
  PICTURE_COPYRIGHT: { ALL: '© Finder' },
  PRICES: [{ AMOUNT: 1, BRUTTO_SP: 11.7 }],
  MINIMUM_ORDER_QUANTITY: 2,
  CART_LIMIT: 6,
  UNIT_PRICE: 12.55,
  LINE_PRICE: 50.2,
  STOCK: { AMOUNT: 3, TIME_FRAME: 20, EXPECTED_DATE: null, PRESALE_DATE: '2027-01-15' },
  CONTENT: { AMOUNT: 10, UNIT: 'm' },
  WARNINGS: [{ EN: 'Small parts.' }],
  LIFECYCLE: { STATE: 'DISCONTINUED', LAST_ORDER_DATE: null, REPLACEMENTS: [] },
};
const wire: CartWire = {
  VERSION: 5,
  POSITIONS: [position],
  VAT: { CASE: 'DESTINATION', COUNTRY_CODE: 'FI', RATE: 25.5 },
  TOTAL: 60.24,
  TOTAL_TAX: 12.24,
  TOTAL_WITHOUT_TAX: 48,
  TOTAL_SHIPMENT: 10.04,
  MINIMUM_ORDER_VALUE: 10,
  FREE_SHIPPING_THRESHOLD: 150,
  ORDER_NUMBER: null,
};
const shownPosition = {
  sku: 7,
  amount: 4,
  name: { EN: 'Relay' },
  manufacturerName: 'Finder',
  partNumber: 'F-7',
  picture: { url: { ALL: '/pictures/7.svg' }, copyright: { ALL: '© Finder' } },
  prices: [{ from: 1, price: 1170, original: null, lowest30Days: null }],
  taxClass: 'STANDARD',
  rule: { step: 2, limit: 6 },
  stock: { pieces: 3, timeFrame: 20, expected: null, presale: '2027-01-15' },
  content: { amount: 10, unit: 'm' },
  warnings: [{ EN: 'Small parts.' }],
  lifecycle: { state: 'DISCONTINUED', lastOrder: null, replacements: [] },
  price: { unit: 1255, line: 5020 },
} as const;

describe('spec §3: the cart comes from the wire, in cents', () => {
  test('with positions, totals and the tax case', () => {
    expect(cartFromWire({ CART: wire, CUSTOMER_TYPE: 'PRIVATE' })).toEqual({
      version: 5,
      positions: [shownPosition],
      pricing: { vat: { kind: 'DESTINATION', country: 'FI', rate: 255 }, mode: 'gross' },
      totals: { goods: 5020, shipment: 1004, tax: 1224, total: 6024, totalWithoutTax: 4800 },
      minimumOrderValue: 1000,
      freeShippingThreshold: 15_000,
      orderNumber: null,
    });
  });

  test('D11, D12: a company sees net prices, and some countries have no free shipping', () => {
    const cart = cartFromWire({ CART: { ...wire, FREE_SHIPPING_THRESHOLD: null }, CUSTOMER_TYPE: 'COMPANY' });
    expect([cart.pricing.mode, cart.freeShippingThreshold]).toEqual(['net', null]);
  });
});

test('a product is shown in the cart before the server answers', () => {
  const product = {
    sku: 7,
    name: { EN: 'Relay' },
    description: null,
    flags: [],
    manufacturer: { id: 12, name: 'Finder', partNumber: 'F-7' },
    assets: [
      { type: 'PRODUCT_MAIN_PICTURE', caption: {}, url: { ALL: '/pictures/7.svg' } },
      { type: 'COPYRIGHT_TEXT', caption: { ALL: '© Finder' }, url: {} },
    ] as const,
    gtin: null,
    content: shownPosition.content,
    warnings: shownPosition.warnings,
    facts: null,
    lifecycle: { state: 'DISCONTINUED' as const, lastOrder: null, replacements: [9] },
    safetyContact: null,
    documents: [],
    attributes: [],
    prices: shownPosition.prices,
    taxClass: shownPosition.taxClass,
    rule: shownPosition.rule,
    stock: shownPosition.stock,
    categoryPaths: [],
    related: [],
    variants: null,
  };
  const vat = { kind: 'DESTINATION', country: 'FI', rate: 255 } as const;
  expect(positionOf(product, 4, { vat, mode: 'gross' })).toEqual(shownPosition);
});

test('spec §4: what the shop did instead comes from the wire', () => {
  expect(adjustmentsFromWire([{ SKU: 7, REASON: 'CART_LIMIT', WANTED: 9, AMOUNT: 6 }])).toEqual([
    { sku: 7, reason: 'CART_LIMIT', wanted: 9, amount: 6 },
  ]);
});
