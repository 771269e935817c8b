import { expect, test } from 'vitest';
import { pagesOf, readPage } from './listingPages.ts';

test.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['12', 12],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['9999', 9999],
  ['10000', 1],
])('?page=%s is page %d', (text, page) => {
  expect(readPage(text)).toBe(page);
});

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
])('%d products are %d pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});
