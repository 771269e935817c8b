import { describe, expect, test } from 'vitest';
import { cartTotals, linePrice, shipmentWithoutTax } from './totals.ts';

const vat = (rate: number) => ({ kind: 'DESTINATION', country: 'DE', rate }) as const;
const prices = [
  { from: 1, price: 1170, original: null, lowest30Days: null },
  { from: 10, price: 585, original: null, lowest30Days: null },
];

describe('D10: a line is unit price times amount', () => {
  test.each([
    ['gross', 190, 3, 1190, 3570],
    ['net', 190, 3, 1000, 3000],
    ['gross', 170, 10, 585, 5850],
    ['gross', 170, 9, 1170, 10_530],
  ] as const)('%s at %d permille, %d pieces: %d × = %d', (mode, rate, pieces, unit, line) => {
    expect(linePrice(prices, pieces, { vat: vat(rate), mode })).toEqual({ unit, line });
  });

  test('a product without a price costs nothing', () => {
    expect(linePrice([], 3, { vat: vat(190), mode: 'gross' })).toEqual({ unit: 0, line: 0 });
  });
});

describe('D10: totals; TOTAL_WITHOUT_TAX = TOTAL − TOTAL_TAX (spec §3)', () => {
  test('gross: tax is taken out of the sum', () => {
    expect(cartTotals([1190, 2380], 595, { vat: vat(190), mode: 'gross' })).toEqual({
      goods: 3570,
      shipment: 595,
      tax: 665,
      total: 4165,
      totalWithoutTax: 3500,
    });
  });

  test('net: tax is put on top of the sum', () => {
    expect(cartTotals([1000, 2000], 500, { vat: vat(190), mode: 'net' })).toEqual({
      goods: 3570,
      shipment: 595,
      tax: 665,
      total: 4165,
      totalWithoutTax: 3500,
    });
  });

  test('no tax in an export', () => {
    const totals = cartTotals([1000], 0, { vat: vat(0), mode: 'gross' });
    expect(totals).toEqual({ goods: 1000, shipment: 0, tax: 0, total: 1000, totalWithoutTax: 1000 });
  });

  test('an empty cart is zero everywhere', () => {
    const totals = cartTotals([], 0, { vat: vat(190), mode: 'net' });
    expect(totals).toEqual({ goods: 0, shipment: 0, tax: 0, total: 0, totalWithoutTax: 0 });
  });
});

test.each([
  [600, 170, 513],
  [600, 0, 600],
  [590, 255, 470],
])('D10: of %d cents with %d permille, %d are without tax', (shipment, rate, net) => {
  expect(shipmentWithoutTax(shipment, rate)).toBe(net);
});
