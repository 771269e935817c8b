import { expect, test } from 'vitest';
import { findPage } from '../pages/pages.ts';
import { sharedAddress } from './sharedPages.ts';

const sharedAt = (address: string) => {
  const url = new URL(address, 'https://shop.example');
  const shared = sharedAddress(findPage(url.pathname).page, url);
  return shared && shared.pathname + shared.search;
};

test.each([
  ['/', '/'],
  ['/?utm_source=mail&page=2', '/'],
  ['/?lang=de', '/?lang=de'],
  ['/product/193021?q=x&sort=price', '/product/193021'],
  ['/category/1.2.3?utm=1&page=2&f.colour=red&f.colour=blue', '/category/1.2.3?f.colour=red&f.colour=blue&page=2'],
  ['/category/1.2.3?page=2&view=list', '/category/1.2.3?page=2&view=list'],
  ['/category/1.2.3?view=list&page=2', '/category/1.2.3?page=2&view=list'],
  ['/search?q=led&fbclid=1', '/search?q=led'],
  ['/group?grouptags=a&q=1', '/group?grouptags=a'],
  ['/nowhere/at/all?page=3', '/not_found'],
  ['/legal?page=3', '/legal'],
])('%s is drawn at %s for everybody of a segment', (address, shared) => {
  expect(sharedAt(address)).toBe(shared);
});

test.each([
  '/shopping_cart',
  '/checkout_type',
  '/checkout',
  '/checkout_summary',
  '/order/2026-1?signature=a',
  '/account',
  '/password_reset',
  '/contact_activate?hash=a',
  '/contact',
  '/newsletter/confirmation?hash=a',
  '/newsletter/cancelation?hash=a',
  '/category/1.2.3?added=193021~1',
  '/?failed=network~193021',
  '/?adjusted=CART_LIMIT~1~2~3',
])('%s belongs to one shopper', (address) => {
  expect(sharedAt(address)).toBeNull();
});
