import { readComparison } from '@platine/domain/search/comparison.ts';
import { expect, test } from 'vitest';
import { comparePath } from './comparePath.ts';

test.each([
  [[], 1, '/compare'],
  [[1, 2], 1, '/compare?sku=1&sku=2'],
  [[1], 100, '/compare?sku=1&amount=100'],
])('%j at %d pieces is %s, and is read again', (skus, amount, path) => {
  expect(comparePath(skus, amount)).toBe(path);
  expect(readComparison(new URLSearchParams(path.split('?')[1]))).toMatchObject({ skus, amount, refused: [] });
});
