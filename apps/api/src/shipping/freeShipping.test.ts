import { expect, test } from 'vitest';
import { freeShippingThreshold } from './freeShipping.ts';

test.each([
  ['LU', '2026-01-01', 7500],
  ['LU', '2025-12-31', null],
  ['CH', '2026-06-01', null],
] as const)('D12: the threshold for %s on %s is %s cents', (country, day, cents) => {
  expect(freeShippingThreshold(country, day)).toBe(cents);
});
