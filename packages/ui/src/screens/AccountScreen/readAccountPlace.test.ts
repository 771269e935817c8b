import { expect, test } from 'vitest';
import { accountViewPath } from '../../routing/paths.ts';
import { readAccountPlace } from './readAccountPlace.ts';

test.each([
  ['', 'profile', null],
  ['?view=orders', 'orders', null],
  ['?view=orders&order=KB-1', 'orders', 'KB-1'],
  ['?view=orders&order=', 'orders', null],
  ['?view=addresses&order=KB-1', 'addresses', null],
  ['?view=password', 'password', null],
  ['?view=nonsense&order=KB-1', 'profile', null],
])('%s shows %s, %s', (search, view, order) => {
  expect(readAccountPlace(new URLSearchParams(search))).toMatchObject({ view, order });
});

test.each([
  ['profile', null],
  ['orders', null],
  ['orders', 'KB-2026/1 a'],
  ['password', null],
] as const)('what %s, %s links to is read back', (view, order) => {
  const { search } = new URL(accountViewPath(view, order), 'https://shop.example');
  expect(readAccountPlace(new URLSearchParams(search))).toMatchObject({ view, order });
});
