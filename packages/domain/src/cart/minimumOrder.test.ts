import { describe, expect, test } from 'vitest';
import { exampleDelivery } from '../shop/exampleDelivery.data.ts';
import { minimumOrderValue, missingTo } from './minimumOrder.ts';

describe('spec §9: minimum order value', () => {
  test.each([
    ['LU', 1000],
    ['FI', 1000],
    ['CH', 5000],
    ['GB', 5000],
    ['ZA', 5000],
  ] as const)('%s: %d cents', (country, value) => {
    expect(minimumOrderValue(exampleDelivery.minimumOrder, country)).toBe(value);
  });
});

test.each([
  [1000, 999, 1],
  [1000, 1000, 0],
  [1000, 1001, 0],
])('D12: to %d, %d lacks %d', (threshold, goods, missing) => {
  expect(missingTo(threshold, goods)).toBe(missing);
});
