import { expect, test } from 'vitest';
import { isForSale } from './sale.ts';

test.each([
  [[], true],
  [['NEW', 'NO_DISCOUNT'], true],
  [['NEW', 'NO_SALE'], false],
])('a product with the flags %j is for sale: %s', (flags, forSale) => {
  expect(isForSale(flags)).toBe(forSale);
});
