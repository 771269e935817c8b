import { describe, expect, test } from 'vitest';
import { discountPercent, strikeThroughPrice } from './discount.ts';

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
    expect(discountPercent({ price, original }, [])).toBe(percent);
  });

  test('spec §9: 0 with the NO_DISCOUNT flag', () => {
    expect(discountPercent({ price: 50, original: 100 }, ['NO_DISCOUNT'])).toBe(0);
    expect(discountPercent({ price: 50, original: 100 }, ['NEW'])).toBe(50);
  });
});

describe('D15: only the lowest price of the last 30 days is struck through', () => {
  test.each([
    [90, 90],
    [80, null],
    [70, null],
    [null, null],
  ])('lowest %s → struck through %s', (lowest30Days, expected) => {
    const entry = { from: 1, price: 80, original: 100, lowest30Days };
    expect(strikeThroughPrice(entry, [])).toBe(expected);
  });

  test('none without a discount', () => {
    const entry = { from: 1, price: 80, original: 100, lowest30Days: 90 };
    expect(strikeThroughPrice(entry, ['NO_DISCOUNT'])).toBeNull();
    expect(strikeThroughPrice({ ...entry, original: 80 }, [])).toBeNull();
  });
});
