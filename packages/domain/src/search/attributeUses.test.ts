import { expect, test } from 'vitest';
import { attributeUses } from './attributeUses.ts';

const product = (...keys: string[]) => ({
  attributes: keys.map((key) => ({ key, name: { EN: key }, value: 1, text: null, unit: null })),
});

test('the attributes of products, with how many have each and its mean place', () => {
  expect(attributeUses([product('a', 'b', 'c'), product('b')])).toEqual([
    { key: 'a', name: { EN: 'a' }, coverage: 1, place: 0 },
    { key: 'b', name: { EN: 'b' }, coverage: 2, place: 0.5 },
    { key: 'c', name: { EN: 'c' }, coverage: 1, place: 2 },
  ]);
  expect(attributeUses([])).toEqual([]);
});
