import { expect, test } from 'vitest';
import { readQuery, searchColumn } from './words.ts';

test.each([
  ['  Résistance  10 kΩ ', 'Résistance  10 kΩ', ['resistance', '10', 'kω']],
  ['a USB-C 5', 'a USB-C 5', ['usb']],
  ['Größe', 'Größe', ['grosse']],
  ['100%_\\', '100%_\\', ['100']],
  ['', '', []],
])('D21: "%s" is looked for as "%s" and by the words %j', (q, text, words) => {
  expect(readQuery(q)).toEqual({ text, words });
});

test('D21: a query is cut at 200 characters', () => {
  expect(readQuery('x'.repeat(201)).text).toHaveLength(200);
});

test('each word of a product is once in its column, after a blank', () => {
  expect(searchColumn(['LED red', 'LED rouge', 'LG-2210'])).toBe(' led red rouge lg 2210');
});
