import { expect, test } from 'vitest';
import { variantThings } from './variantThings.ts';

const group = {
  group: 'cat6a',
  attributes: [
    { key: 'length', name: { EN: 'Length', DE: 'Länge' }, unit: 'm', values: [] },
    { key: 'colour', name: { EN: 'Colour' }, unit: null, values: [] },
  ],
  variants: [1, 2, 3].map((sku) => ({ sku, state: 'IN_STOCK' as const, choices: [0, 0] })),
};

test('record 0151: a variant names its group, what it differs in, and the pages of the others', () => {
  expect(variantThings(group, { name: 'Cable', sku: 2 }, { language: 'DE', origin: 'https://shop.test' })).toEqual({
    '@type': 'ProductGroup',
    name: 'Cable',
    productGroupID: 'cat6a',
    variesBy: ['Länge', 'https://schema.org/color'],
    hasVariant: [1, 3].map((sku) => ({ '@type': 'Product', url: `https://shop.test/product/${sku}` })),
  });
});
