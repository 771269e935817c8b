import { expect, test } from 'vitest';
import { isAttributeSort, sortedAttribute } from './attributeSort.ts';

test.each([
  ['up.resistance', true],
  ['down.resistance', true],
  [`up.${'k'.repeat(60)}`, true],
  [`up.${'k'.repeat(61)}`, false],
  ['up.', false],
  ['sideways.resistance', false],
  ['price', false],
  ['up.a\nb', false],
])('%j is an order by an attribute: %s', (sort, is) => {
  expect(isAttributeSort(sort)).toBe(is);
});

test.each([
  ['up.resistance', { key: 'resistance', falling: false }],
  ['down.usb.ports', { key: 'usb.ports', falling: true }],
] as const)('%s names its attribute', (sort, attribute) => {
  expect(sortedAttribute(sort)).toEqual(attribute);
});
