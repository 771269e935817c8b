import { describe, expect, test } from 'vitest';
import { pricePerUnit } from './pricePerUnit.ts';

describe('Directive 98/6/EC: the price per unit of what is sold by length, area, weight or volume', () => {
  test.each([
    [1200, 10, 'm', 120, 'm'],
    [199, 0.5, 'm', 398, 'm'],
    [3000, 2, 'm²', 1500, 'm²'],
    [1490, 50, 'g', 2980, '100 g'],
    [2490, 250, 'g', 996, '100 g'],
    [2490, 251, 'g', 9920, 'kg'],
    [4990, 500, 'g', 9980, 'kg'],
    [890, 200, 'ml', 445, '100 ml'],
    [890, 400, 'ml', 2225, 'l'],
    [3990, 5000, 'ml', 798, 'l'],
    [5, 1000.1, 'm', null, null],
  ] as const)('%d cents for %d %s are %s cents a %s', (piece, amount, unit, cents, per) => {
    expect(pricePerUnit(piece, { amount, unit })).toEqual(cents === null ? null : { cents, per });
  });

  test.each([
    [1, 'm'],
    [1, 'm²'],
    [100, 'g'],
    [1000, 'g'],
    [100, 'ml'],
    [1000, 'ml'],
  ] as const)('art. 3 (1): %d %s need none: it would be the price itself', (amount, unit) => {
    expect(pricePerUnit(990, { amount, unit })).toBeNull();
  });
});
