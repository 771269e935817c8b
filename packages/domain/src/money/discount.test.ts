import { describe, expect, test } from 'vitest';
import { discountPercent, reductionOf } from './discount.ts';

describe('spec §9, D15: discount is rounded 100 − 100 × sale ÷ original, 0–99', () => {
  test.each([
    [85, 100, 15],
    [8450, 10_000, 16],
    [8451, 10_000, 15],
    [100, 100, 0],
    [110, 100, 0],
    [0, 0, 0],
    [50, 0, 0],
    [50, -100, 0],
    [50, null, 0],
    [0, 100, 99],
    [-5, 100, 0],
    [1.8e306, 1.9e306, 0],
  ])('%d instead of %s is %d percent', (price, original, percent) => {
    expect(discountPercent(price, original)).toBe(percent);
  });
});

describe('D15, CJEU C-330/23: struck through and counted from is the lowest price of the 30 days before the reduction', () => {
  test.each([
    ['a lowest price below the original one', { original: 14_900, lowest30Days: 13_900 }, 13_900, 14],
    ['a lowest price that is the original one', { original: 14_900, lowest30Days: 14_900 }, 14_900, 20],
    ['a lowest price above the original one', { original: 14_900, lowest30Days: 15_900 }, 15_900, 25],
  ])('%s', (_, before, struck, percent) => {
    expect(reductionOf({ from: 1, price: 11_900, ...before }, [])).toEqual({ before: struck, percent });
  });

  test.each([
    ['the lowest price is the price', { original: 14_900, lowest30Days: 11_900 }],
    ['the lowest price is below the price', { original: 14_900, lowest30Days: 10_900 }],
    ['the lowest price is less than half a percent above the price', { original: 14_900, lowest30Days: 11_950 }],
    ['nobody knows the lowest price', { original: 14_900, lowest30Days: null }],
    ['the catalogue announces none', { original: null, lowest30Days: 13_900 }],
    ['the original price is the price', { original: 11_900, lowest30Days: 13_900 }],
  ])('no reduction where %s', (_, before) => {
    expect(reductionOf({ from: 1, price: 11_900, ...before }, [])).toBeNull();
  });

  test('spec §9: no reduction with the NO_DISCOUNT flag', () => {
    const entry = { from: 1, price: 50, original: 100, lowest30Days: 100 };
    expect(reductionOf(entry, ['NO_DISCOUNT'])).toBeNull();
    expect(reductionOf(entry, ['NEW'])).toEqual({ before: 100, percent: 50 });
  });
});
