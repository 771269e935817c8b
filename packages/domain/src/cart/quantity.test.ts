import { describe, expect, test } from 'vitest';
import { capAmount, difference, maximumPieces, maximumFor, readAmount } from './quantity.ts';

describe('D13: a cap rounds down to a whole step', () => {
  test.each([
    [{ step: 1, limit: 5 }, 5],
    [{ step: 2, limit: 5 }, 4],
    [{ step: 5, limit: 5 }, 5],
    [{ step: 6, limit: 5 }, 0],
    [{ step: 1, limit: 0 }, 0],
    [{ step: 1, limit: null }, maximumPieces],
    [{ step: 3, limit: null }, 99_999],
  ])('%o allows at most %d', (rule, most) => {
    expect(maximumFor(rule)).toBe(most);
  });
});

describe('spec §4: adding is capped by the limit and the minimum order quantity', () => {
  test.each([
    [5, { step: 1, limit: 5 }, 5, null],
    [6, { step: 1, limit: 5 }, 5, 'CART_LIMIT'],
    [9, { step: 2, limit: 5 }, 4, 'CART_LIMIT'],
    [5, { step: 2, limit: 5 }, 4, 'CART_LIMIT'],
    [4, { step: 2, limit: 5 }, 4, null],
    [3, { step: 2, limit: 5 }, 4, 'ORDER_QUANTITY'],
    [1, { step: 10, limit: null }, 10, 'ORDER_QUANTITY'],
    [10, { step: 10, limit: null }, 10, null],
    [11, { step: 10, limit: null }, 20, 'ORDER_QUANTITY'],
    [1, { step: 6, limit: 5 }, 0, 'CART_LIMIT'],
    [0, { step: 1, limit: 5 }, 0, null],
  ] as const)('wanting %d with %o gives %d, because %s', (wanted, rule, amount, reason) => {
    expect(capAmount(wanted, rule)).toEqual({ amount, reason });
  });
});

describe('spec §4: adjusting computes the difference', () => {
  test.each([
    [1, 10, 'add', 9],
    [10, 1, 'remove', 9],
    [3, 3, 'none', 0],
    [3, 0, 'remove', 3],
    [0, 3, 'add', 3],
  ])('from %d to %d: %s %d', (current, wanted, change, amount) => {
    expect(difference(current, wanted)).toEqual({ change, amount });
  });
});

describe('D13: what is typed into an amount field', () => {
  const rule = { step: 1, limit: 5 };

  test.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['0', 'TOO_SMALL'],
    ['-1', 'TOO_SMALL'],
    ['−1', 'TOO_SMALL'],
    ['1.5', 'NOT_WHOLE'],
    ['1,5', 'NOT_WHOLE'],
    ['+12.25', 'NOT_WHOLE'],
    ['x1.5', 'NOT_A_NUMBER'],
    ['1.5x', 'NOT_A_NUMBER'],
    ['1e9', 'NOT_A_NUMBER'],
    ['five', 'NOT_A_NUMBER'],
    ['0x10', 'NOT_A_NUMBER'],
    ['100001', 'TOO_LARGE'],
    ['1000000000', 'TOO_LARGE'],
  ])('"%s" is refused: %s', (typed, code) => {
    expect(readAmount(typed, rule)).toEqual({ kind: 'refused', code });
  });

  test.each([
    ['1', 1, null],
    [' 5 ', 5, null],
    ['+3', 3, null],
    ['9', 5, 'CART_LIMIT'],
    ['100000', 5, 'CART_LIMIT'],
  ] as const)('"%s" gives %d, because %s', (typed, amount, reason) => {
    expect(readAmount(typed, rule)).toEqual({ kind: 'amount', amount, reason });
  });
});
