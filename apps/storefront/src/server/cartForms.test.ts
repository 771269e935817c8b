import { describe, expect, test } from 'vitest';
import { pageOf } from './cartForms.ts';

const shop = 'https://shop.example';
const pathOf = (referer: string | undefined) => {
  const { origin, pathname, search, hash } = pageOf(referer, shop);
  expect(origin).toBe(shop);
  return pathname + search + hash;
};

describe('a form without script leads back to its page', () => {
  test.each([
    ['https://shop.example/category/1.2.4?view=list', '/category/1.2.4?view=list'],
    ['https://shop.example/search?q=a%26b#add', '/search?q=a%26b'],
  ])('%s', (referer, path) => expect(pathOf(referer)).toBe(path));

  test.each([
    undefined,
    '',
    'category/1',
    'https://elsewhere.example/category/1',
    'http://shop.example/category/1',
    'https://shop.example.elsewhere.example/',
    'https://shop.example//elsewhere.example/',
    'https://shop.example/\\elsewhere.example/',
    'javascript:alert(1)',
  ])('or to the cart, when it comes from %s', (referer) => expect(pathOf(referer)).toBe('/shopping_cart'));
});
