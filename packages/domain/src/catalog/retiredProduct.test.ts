import { expect, test } from 'vitest';
import { retiredFromWire, retiredToWire } from './retiredProduct.ts';

test.each([9, null])('a product that left the catalogue travels unchanged; in its place: %s', (SUCCESSOR) => {
  const wire = { SKU: 7, NAME: { EN: 'Relay' }, CATEGORY_PATHS: ['1.2.4', '1.2.5'], SUCCESSOR };
  const retired = retiredFromWire(wire);
  expect(retired).toEqual({ sku: 7, name: { EN: 'Relay' }, categoryPaths: ['1.2.4', '1.2.5'], successor: SUCCESSOR });
  expect(retiredToWire(retired)).toEqual(wire);
});
