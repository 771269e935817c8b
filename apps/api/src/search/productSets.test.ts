import { describe, expect, test } from 'vitest';
import { buildSet, filterSet, intersect, lowerBound, productsOfSkus, union } from './productSets.ts';

const set = (...numbers: number[]) => Int32Array.from(numbers);
const all = buildSet(10, () => true);
const all1000 = Array.from({ length: 1000 }, (_, number) => number);

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

describe('SKUs become product numbers', () => {
  const skus = Int32Array.from({ length: 100_000 }, (_, index) => 2_000_000 + index * 2);
  const listed = (step: number) => Array.from({ length: Math.floor(skus.length / step) }, (_, at) => at * step);
  test.each([
    ['none', '', []],
    ['those that the index lacks are skipped', '2000004,2000000,2000001', [0, 2]],
    [
      'in any order, few',
      listed(1000)
        .map((number) => skus[number])
        .toReversed()
        .join(','),
      listed(1000),
    ],
    [
      'in any order, many',
      listed(2)
        .map((number) => skus[number])
        .toReversed()
        .join(','),
      listed(2),
    ],
    ['in their order, parsed in slices', skus.join(','), listed(1)],
  ])('%s', async (_, text, numbers) => {
    expect([...(await productsOfSkus(text, skus))]).toEqual(numbers);
  });
});

test('a union has each of its numbers once, up to the last one', () => {
  const sets = [3, 5, 32, 31].map((step) => buildSet(1000, (number) => number % step === step - 1));
  const expected = all1000.filter((number) => [3, 5, 32, 31].some((step) => number % step === step - 1));
  expect([...union(sets, 1000)]).toEqual(expected);
});
