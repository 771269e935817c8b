import type { FacetFilter } from '@platine/domain/search/facet.ts';
import { expect, test } from 'vitest';
import { applyFacetFilters } from './facetFilters.ts';

/** Six products: three of each of two makers, every second one in stock. */
const index = {
  columns: {
    skus: Int32Array.of(10, 20, 30, 40, 50, 60),
    makers: Int32Array.of(0, 0, 0, 1, 1, 1),
    cents: Int32Array.of(100, 200, 300, 400, 500, -1),
    taxClasses: new Uint8Array(6),
    newSince: new Int32Array(6),
    reduced: new Uint8Array(6),
    inStock: Uint8Array.of(1, 0, 1, 0, 1, 0),
    facets: { starts: new Int32Array(7), items: new Int32Array(0) },
  },
  facets: {
    keys: new Map(),
    values: new Map(),
    size: 0,
    makers: [
      { id: 7, name: 'Aurum' },
      { id: 8, name: 'Argent' },
    ],
    makerIndexes: new Map([
      [7, 0],
      [8, 1],
    ]),
  },
};
const all = Int32Array.of(0, 1, 2, 3, 4, 5);
const choice = (key: string, ...values: string[]): FacetFilter => ({ key, values, min: null, max: null });
const price = (min: number | null, max: number | null): FacetFilter => ({ key: 'PRICE', values: [], min, max });

test.each([
  ['no filter', [], [0, 1, 2, 3, 4, 5], {}],
  ['one', [choice('STOCK', 'IN_STOCK')], [0, 2, 4], { STOCK: [1, 3, 5] }],
  [
    'a product that two filters exclude is excluded by neither alone',
    [choice('MANUFACTURER', '7'), choice('STOCK', 'IN_STOCK')],
    [0, 2],
    { MANUFACTURER: [4], STOCK: [1] },
  ],
  [
    'three of them',
    [choice('MANUFACTURER', '7'), choice('STOCK', 'IN_STOCK'), price(200, null)],
    [2],
    { MANUFACTURER: [4], STOCK: [1], PRICE: [0] },
  ],
  ['a product without a price is in no range of prices', [price(null, 1000)], [0, 1, 2, 3, 4], { PRICE: [5] }],
  ['an attribute that the catalogue lacks', [choice('colour', 'red')], [0, 1, 2, 3, 4, 5], {}],
])('filters of facets: %s', async (_, filters, passed, excluded) => {
  const filtered = await applyFacetFilters(index, all, { filters, rates: undefined });
  expect([...filtered.passed]).toEqual(passed);
  const excludedBy = [...filtered.excludedBy].map(([key, numbers]) => [key, [...numbers]]);
  expect(Object.fromEntries(excludedBy)).toEqual(excluded);
});
