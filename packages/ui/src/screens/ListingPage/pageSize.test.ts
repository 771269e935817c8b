import { expect, test } from 'vitest';
import { pagesOf } from './pageSize.ts';

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
])('%d products are %d pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});
