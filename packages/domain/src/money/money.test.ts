import { describe, expect, test } from 'vitest';
import { roundHalfAway, scale, toCents, toEuros } from './money.ts';

describe('D10: money is integer cents, rounded half away from zero', () => {
  test.each([
    [0.4, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.4, 0],
    [-0.5, -1],
    [-2.5, -3],
  ])('%d rounds to %d', (value, rounded) => {
    expect(roundHalfAway(value)).toBe(rounded);
  });

  test.each([
    [0.09, 9],
    [1.005, 101],
    [1.004, 100],
    [8.2, 820],
    [4.35, 435],
    [19.99, 1999],
  ])('%d euros are %d cents', (euros, cents) => {
    expect(toCents(euros)).toBe(cents);
  });

  test('cents travel as euros with two decimals', () => {
    expect(toEuros(1234)).toBe(12.34);
  });

  test('a fraction of money is rounded once', () => {
    expect(scale(100, 1, 3)).toBe(33);
    expect(scale(100, 1, 8)).toBe(13);
  });
});
