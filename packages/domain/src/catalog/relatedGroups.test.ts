import { expect, test } from 'vitest';
import { crossSellingKinds, relatedGroups } from './relatedGroups.ts';

test('spec §2: related products are compatible products, consumables, accessories', () => {
  expect(crossSellingKinds).toEqual(['MASTERS', 'CONSUMABLES', 'ACCESSORIES']);
});

test.each([
  [[], []],
  [
    [
      { kind: 'ACCESSORIES', sku: 3 },
      { kind: 'MASTERS', sku: 2 },
      { kind: 'ACCESSORIES', sku: 1 },
    ],
    [
      { kind: 'MASTERS', skus: [2] },
      { kind: 'ACCESSORIES', skus: [3, 1] },
    ],
  ],
  [
    [
      { kind: 'CONSUMABLES', sku: 3 },
      { kind: 'CONSUMABLES', sku: 3 },
      { kind: 'ACCESSORIES', sku: 3 },
    ],
    [
      { kind: 'CONSUMABLES', skus: [3] },
      { kind: 'ACCESSORIES', skus: [3] },
    ],
  ],
  [[{ kind: 'MASTERS', sku: 7 }], []],
] as const)('spec §3: product 7 with %o shows %o', (related, groups) => {
  expect(relatedGroups({ sku: 7, related })).toEqual(groups);
});
