import { expect, test } from 'vitest';
import { toListPath } from '../../routing/paths.ts';
import { readListsPlace } from './listsPlace.ts';

const placeOf = (path: string) => readListsPlace(new URL(path, 'https://shop.example').searchParams);

test.each([
  ['/account?view=lists', { adding: null, failure: null }],
  [toListPath('cart'), { adding: { kind: 'cart' }, failure: null }],
  [toListPath(100_010), { adding: { kind: 'product', sku: 100_010 }, failure: null }],
  ['/account?view=lists&sku=0', { adding: null }],
  ['/account?view=lists&sku=1234567890', { adding: null }],
  ['/account?view=lists&from=elsewhere', { adding: null }],
  [`${toListPath('cart')}&failed=network`, { adding: { kind: 'cart' }, failure: { kind: 'network' } }],
  ['/account?view=lists&failed=ListFullException', { failure: { errorClass: 'ListFullException' } }],
])('the place of %s', (path, place) => {
  expect(placeOf(path)).toMatchObject(place);
});
