import { describe, expect, test } from 'vitest';
import { pricesFromWire } from './prices.ts';

describe('spec §3, D14: price entries come from the wire in cents, in the order of their amounts', () => {
  test('of several', () => {
    const wire = [
      { AMOUNT: 100, BRUTTO_SP: 8 },
      { AMOUNT: 1, BRUTTO_SP: 11.7 },
      { AMOUNT: 20, BRUTTO_SP: 10.01 },
    ];
    expect(pricesFromWire(wire).map(({ from, price }) => [from, price])).toEqual([
      [1, 1170],
      [20, 1001],
      [100, 800],
    ]);
  });

  test('D15: the original price and the lowest of 30 days are there or not', () => {
    const reduced = { AMOUNT: 1, BRUTTO_SP: 8, ORIGINAL_BRUTTO_SP: 10.5, LOWEST_BRUTTO_30_DAYS: 9.99 };
    expect(pricesFromWire([reduced])).toEqual([{ from: 1, price: 800, original: 1050, lowest30Days: 999 }]);
    expect(pricesFromWire([{ AMOUNT: 1, BRUTTO_SP: 8 }])).toEqual([
      { from: 1, price: 800, original: null, lowest30Days: null },
    ]);
  });
});
