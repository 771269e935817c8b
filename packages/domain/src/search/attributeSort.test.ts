import { expect, test } from 'vitest';
import { isAttributeSort, sortedAttribute } from './attributeSort.ts';
import { readSort } from './listingPlace.ts';

test.each([
  ['up.resistance', true],
  ['down.resistance', true],
  ['sideways.resistance', false],
  ['price', false],
])('%j is an order by an attribute: %s', (sort, is) => {
  expect(isAttributeSort(sort)).toBe(is);
});

test.each([
  ['up.resistance', 'up.resistance'],
  [`up.${'k'.repeat(60)}`, `up.${'k'.repeat(60)}`],
  [`up.${'k'.repeat(61)}`, null],
  ['up.', null],
  ['up.a\nb', null],
  ['price', 'price'],
  ['cheapest', null],
])('%j is read from an address as %j', (text, sort) => {
  expect(readSort(text)).toBe(sort);
});

test.each([
  ['up.resistance', { key: 'resistance', falling: false }],
  ['down.usb.ports', { key: 'usb.ports', falling: true }],
] as const)('%s names its attribute', (sort, attribute) => {
  expect(sortedAttribute(sort)).toEqual(attribute);
});
