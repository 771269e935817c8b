import { describe, expect, test } from 'vitest';
import { withFirst } from './suggestionSearch.ts';

describe('products that stand before the hits', () => {
  const hits = { text: 'r-4', skus: [1, 2, 3, 4, 5, 6, 7], maxHit: 9 };

  test.each([
    [[], [1, 2, 3, 4, 5, 6, 7], 9],
    [[8], [8, 1, 2, 3, 4, 5, 6], 10],
    [[3, 8], [3, 8, 1, 2, 4, 5, 6], 10],
    [[3], [3, 1, 2, 4, 5, 6, 7], 9],
  ])('%j: shows %j of %d', (first, skus, maxHit) => {
    expect(withFirst(first, hits)).toEqual({ text: 'r-4', skus, maxHit });
  });
});
