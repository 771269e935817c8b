import { expect, test } from 'vitest';
import { adjustmentsFromWire, adjustmentsToWire } from './adjustment.ts';

test('D13: a changed amount travels with its reason', () => {
  const wire = [
    { SKU: 7, REASON: 'CART_LIMIT', WANTED: 9, AMOUNT: 5 },
    { SKU: 8, REASON: 'NO_SALE', WANTED: 1, AMOUNT: 0 },
  ] as const;
  expect(adjustmentsFromWire([...wire])).toEqual([
    { sku: 7, reason: 'CART_LIMIT', wanted: 9, amount: 5 },
    { sku: 8, reason: 'NO_SALE', wanted: 1, amount: 0 },
  ]);
  expect(adjustmentsToWire(adjustmentsFromWire([...wire]))).toEqual(wire);
});
