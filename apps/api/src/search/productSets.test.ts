import { describe, expect, test } from 'vitest';
import { buildSet, filterSet, intersect, lowerBound, productsOfSkus, union } from './productSets.ts';

const set = (...numbers: number[]) => Int32Array.from(numbers);
const all = buildSet(10, () => true);

describe('product sets', () => {
  test.each([
    ['two', [set(1, 3, 5, 9), set(0, 3, 9)], [3, 9]],
    ['three', [set(1, 3, 5), set(3, 5), set(5)], [5]],
    ['nothing in common', [set(1, 2), set(3)], []],
    ['an empty one', [set(), set(3)], []],
    ['one', [set(4)], [4]],
    ['none is everything', [], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('intersection: %s', (_, sets, numbers) => {
    expect([...intersect(sets, all)]).toEqual(numbers);
  });

  test.each([
    ['two', [set(1, 9), set(0, 1, 3)], [0, 1, 3, 9]],
    ['one', [set(4)], [4]],
    ['none', [], []],
    ['empty ones', [set(), set(2)], [2]],
  ])('union: %s', (_, sets, numbers) => {
    expect([...union(sets, 10)]).toEqual(numbers);
  });

  test('filter', () => {
    expect([...filterSet(set(1, 2, 5), (number) => number !== 2)]).toEqual([1, 5]);
  });
});

test('lowerBound finds the first number that is large enough, from any start', () => {
  const sorted = Int32Array.from({ length: 100 }, (_, index) => index * 2);
  for (const from of [0, 1, 7, 50])
    for (let least = 0; least < 210; least += 1)
      expect(lowerBound(sorted, least, from), `${least} from ${from}`).toBe(
        Math.max(from, Math.min(100, Math.ceil(least / 2))),
      );
});

test('SKUs become product numbers; those that the index lacks are skipped', () => {
  expect([...productsOfSkus('30,10,15', Int32Array.from([10, 20, 30]))]).toEqual([0, 2]);
});
