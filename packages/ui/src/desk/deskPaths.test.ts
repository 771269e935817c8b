import { expect, test } from 'vitest';
import { deskOrdersPath, ordersPlaceOf } from './deskPaths.ts';

test.each([
  [{}, '/orders'],
  [{ list: 'all', text: '', page: 1 }, '/orders'],
  [{ list: 'pack', text: 'Müller & Co', page: 3 }, '/orders?list=pack&text=M%C3%BCller+%26+Co&page=3'],
] as const)('%j is at %s, and is read from there', (place, path) => {
  expect(deskOrdersPath(place)).toBe(path);
  expect(ordersPlaceOf(path.slice('/orders'.length))).toEqual({ list: 'all', text: '', page: 1, ...place });
});

test.each(['?list=mine', '?page=0', '?page=-1', '?page=x', '?page=12345'])('%s makes no sense', (search) => {
  expect(ordersPlaceOf(search)).toEqual({ list: 'all', text: '', page: 1 });
});
