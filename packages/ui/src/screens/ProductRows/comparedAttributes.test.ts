import { expect, test } from 'vitest';
import { comparedAttributes } from './comparedAttributes.ts';

const product = (...keys: string[]) => ({
  attributes: keys.map((key) => ({ key, name: { EN: key }, value: 1, text: null, unit: null })),
});

test.each([
  [[], []],
  [[product('a')], []],
  [[product('a', 'b'), product('b')], ['b']],
  [
    [product('a', 'b'), product('a', 'b', 'c'), product('b')],
    ['a', 'b'],
  ],
  [
    [product('a', 'b', 'c', 'package', 'd'), product('a', 'b', 'c', 'package', 'd')],
    ['a', 'package', 'b', 'c'],
  ],
])('columns %#', (products, keys) => {
  expect(comparedAttributes(products).map(({ key }) => key)).toEqual(keys);
});
