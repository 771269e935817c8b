import { mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { expect, test } from 'vitest';
import { offeredPrices } from './shownPrices.ts';

const pricing = { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' } as const;

test('D13: the table of a product in steps of ten begins at ten', () => {
  const product = mockProduct(mockSkus.minimumQuantityTen);
  expect(product.rule.step).toBe(10);
  const shown = offeredPrices(product, pricing);
  expect(shown?.breaks[0]).toEqual({ from: 10, cents: shown?.headline });
});
