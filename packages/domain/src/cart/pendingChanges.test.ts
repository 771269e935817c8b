import { describe, expect, test } from 'vitest';
import type { Cart, Position } from './cart.ts';
import { amountOf, amountRefusal, isOrderable, piecesIn } from './cart.ts';
import { addPendingChange, dropConfirmed, withPendingChanges } from './pendingChanges.ts';

const position = (sku: number, amount: number): Position => ({
  sku,
  amount,
  name: { EN: `Part ${sku}` },
  manufacturerName: 'Maker',
  partNumber: `P-${sku}`,
  picture: null,
  prices: [{ from: 1, price: 1170, original: null, lowest30Days: null }],
  taxClass: 'STANDARD',
  rule: { step: 1, limit: null },
  stock: { pieces: 9, timeFrame: 10, expected: null, presale: null },
  content: null,
  warnings: [],
  lifecycle: null,
  price: { unit: 1170, line: 1170 * amount },
});
const cart: Cart = {
  version: 4,
  positions: [position(1, 2), position(2, 1)],
  pricing: { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' },
  totals: { goods: 3510, shipment: 0, tax: 510, total: 3510, totalWithoutTax: 3000 },
  minimumOrderValue: 1000,
  freeShippingThreshold: null,
  orderNumber: null,
};
const wish = (sku: number, amount: number, added: Position | null = null) => ({ sku, amount, position: added });

describe('wanted amounts are shown before the server confirms them', () => {
  test('an amount changes its line and the totals', () => {
    const shown = withPendingChanges(cart, [wish(1, 10)]);
    expect(shown.positions.map(({ amount }) => amount)).toEqual([10, 1]);
    expect(shown.positions[0]?.price).toEqual({ unit: 1170, line: 11_700 });
    expect(shown.totals).toEqual({ goods: 12_870, shipment: 0, tax: 1870, total: 12_870, totalWithoutTax: 11_000 });
  });

  test('record 0137: a position keeps the price of its quote while others change, and has that of today in another amount', () => {
    const quoted = { quoteNumber: 'AN-2026-000001', amount: 2, price: 585, expired: false };
    const held = { ...position(1, 2), quoted, price: { unit: 585, line: 1170 } };
    const fromQuote = { ...cart, positions: [held, position(2, 1)] };
    expect(withPendingChanges(fromQuote, [wish(2, 3)]).positions[0]?.price).toEqual({ unit: 585, line: 1170 });
    expect(withPendingChanges(fromQuote, [wish(1, 3)]).positions[0]?.price).toEqual({ unit: 1170, line: 3510 });
  });

  test('0 takes the position out', () => {
    expect(withPendingChanges(cart, [wish(1, 0)]).positions.map(({ sku }) => sku)).toEqual([2]);
  });

  test('a new product stands at the end', () => {
    expect(
      withPendingChanges(cart, [wish(3, 4, position(3, 1))]).positions.map(({ sku, amount }) => [sku, amount]),
    ).toEqual([
      [1, 2],
      [2, 1],
      [3, 4],
    ]);
  });

  test('a product that came into the cart meanwhile stands there once', () => {
    expect(withPendingChanges(cart, [wish(2, 4, position(2, 1))]).positions).toHaveLength(2);
  });

  test('a position that is no longer for sale costs nothing', () => {
    const gone = { ...position(2, 1), rule: { step: 1, limit: 0 } };
    const shown = withPendingChanges({ ...cart, positions: [position(1, 2), gone] }, [wish(1, 1)]);
    expect(shown.positions[1]?.price).toEqual({ unit: 1170, line: 0 });
    expect(shown.totals.total).toBe(1170);
  });

  test('a product of which nothing is known is not shown', () => {
    expect(withPendingChanges(cart, [wish(9, 1)]).positions.map(({ sku }) => sku)).toEqual(
      cart.positions.map(({ sku }) => sku),
    );
  });

  test('without wishes the cart is the confirmed one', () => {
    expect(withPendingChanges(cart, [])).toBe(cart);
  });
});

describe('wishes', () => {
  test('the last wish for a product counts and keeps what the product looks like', () => {
    const shown = position(3, 1);
    expect(addPendingChange([wish(3, 1, shown), wish(1, 2)], wish(3, 2))).toEqual([wish(3, 2, shown), wish(1, 2)]);
  });

  test('an answered wish goes, a newer one for the same product stays', () => {
    expect(dropConfirmed([wish(1, 2), wish(2, 5)], wish(1, 2))).toEqual([wish(2, 5)]);
    expect(dropConfirmed([wish(1, 3)], wish(1, 2))).toEqual([wish(1, 3)]);
    expect(dropConfirmed([wish(2, 2)], wish(1, 2))).toEqual([wish(2, 2)]);
  });
});

test('pieces of the cart and of a product', () => {
  expect(piecesIn(cart)).toBe(3);
  expect(amountOf(cart, 1)).toBe(2);
  expect(amountOf(cart, 9)).toBe(0);
});

test('D13: orderable needs a price and room for one step', () => {
  expect(isOrderable(position(1, 1))).toBe(true);
  expect(isOrderable({ ...position(1, 1), prices: [] })).toBe(false);
  expect(isOrderable({ ...position(1, 1), rule: { step: 6, limit: 5 } })).toBe(false);
});

test.each([
  ['as many as the limit', 4, { step: 2, limit: 4 }, null],
  ['more', 6, { step: 2, limit: 4 }, 'CART_LIMIT'],
  ['no whole step', 3, { step: 2, limit: null }, 'ORDER_QUANTITY'],
] as const)('D13: whether an amount can be ordered: %s', (_, amount, rule, reason) => {
  expect(amountRefusal({ amount, rule })).toBe(reason);
});

describe('the shipment that is charged stays until the server names another (D10)', () => {
  test.each([
    ['gross', 600, { goods: 4680, shipment: 600, tax: 767, total: 5280, totalWithoutTax: 4513 }],
    ['net', 590, { goods: 4680, shipment: 590, tax: 766, total: 5270, totalWithoutTax: 4504 }],
  ] as const)('%s', (mode, shipment, totals) => {
    const charged = { ...cart, pricing: { ...cart.pricing, mode }, totals: { ...cart.totals, shipment } };
    expect(withPendingChanges(charged, [wish(2, 2)]).totals).toEqual(totals);
  });
});
