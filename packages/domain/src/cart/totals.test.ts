import { describe, expect, test } from 'vitest';
import { shipmentWithoutTax } from './sumsByRate.ts';
import { cartTotals, linePrice } from './totals.ts';

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
    expect(linePrice({ prices, taxClass: 'STANDARD' }, pieces, { vat: vat(rate), mode })).toEqual({ unit, line });
  });

  test('a product without a price costs nothing', () => {
    expect(linePrice({ prices: [], taxClass: 'STANDARD' }, 3, { vat: vat(190), mode: 'gross' })).toEqual({
      unit: 0,
      line: 0,
    });
  });
});

describe('D10: totals; TOTAL_WITHOUT_TAX = TOTAL − TOTAL_TAX (spec §3)', () => {
  test('gross: tax is taken out of the sum', () => {
    expect(cartTotals([{ line: 1190 }, { line: 2380 }], 595, { vat: vat(190), mode: 'gross' })).toEqual({
      goods: 3570,
      shipment: 595,
      tax: 665,
      total: 4165,
      totalWithoutTax: 3500,
    });
  });

  test('net: tax is put on top of the sum', () => {
    expect(cartTotals([{ line: 1000 }, { line: 2000 }], 500, { vat: vat(190), mode: 'net' })).toEqual({
      goods: 3570,
      shipment: 595,
      tax: 665,
      total: 4165,
      totalWithoutTax: 3500,
    });
  });

  test('no tax in an export', () => {
    const totals = cartTotals([{ line: 1000 }], 0, { vat: vat(0), mode: 'gross' });
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
  const totals = cartTotals([], shipment, { vat: vat(rate), mode: 'gross' });
  expect(shipmentWithoutTax(totals, vat(rate))).toBe(net);
});

describe('record 0161: tax for each rate, on the sum of its lines and its part of the shipment', () => {
  const mixed = { kind: 'DESTINATION', country: 'DE', rate: 190, reduced: 70 } as const;
  const sums = ({ byRate = [] }: ReturnType<typeof cartTotals>) =>
    byRate.map(({ rate, goods, shipment, tax }) => [rate, goods, shipment, tax]);

  test.each([
    ['STANDARD', { unit: 1190, line: 2380 }],
    ['REDUCED', { unit: 1215, line: 2430, rate: 70 }],
    ['ZERO', { unit: 1170, line: 2340, rate: 0 }],
  ] as const)('a line of a %s product names its rate where it is another', (taxClass, expected) => {
    expect(linePrice({ prices, taxClass }, 2, { vat: mixed, mode: 'gross' })).toEqual(expected);
  });

  test('gross: the shipment is divided by what the goods of each rate cost', () => {
    const lines = [{ line: 1190 }, { line: 3570, rate: 70 }, { line: 1190 }];
    const totals = cartTotals(lines, 500, { vat: mixed, mode: 'gross' });
    expect(totals).toMatchObject({ goods: 5950, shipment: 500, tax: 665, total: 6450, totalWithoutTax: 5785 });
    expect(sums(totals)).toEqual([
      [190, 2380, 200, 412],
      [70, 3570, 300, 253],
    ]);
  });

  test('net: the tax of each rate comes on top', () => {
    const totals = cartTotals([{ line: 1000 }, { line: 3000, rate: 70 }], 400, { vat: mixed, mode: 'net' });
    expect(totals).toMatchObject({ tax: 209 + 231, total: 4840, totalWithoutTax: 4400, shipment: 119 + 321 });
    expect(sums(totals)).toEqual([
      [190, 1190, 119, 209],
      [70, 3210, 321, 231],
    ]);
  });

  test.each([
    ['nothing but books: all of it at their rate', [{ line: 1070, rate: 70 }], [[70, 1070, 500, 103]]],
    ['zero-rated goods: the shipment bears no tax either', [{ line: 1000, rate: 0 }], [[0, 1000, 500, 0]]],
    ['the standard rate alone: as ever', [{ line: 1190 }], []],
    ['what costs nothing has no row', [{ line: 1190 }, { line: 0, rate: 70 }], []],
  ] as const)('%s', (_, lines, expected) => {
    expect(sums(cartTotals(lines, 500, { vat: mixed, mode: 'gross' }))).toEqual(expected);
  });
});
