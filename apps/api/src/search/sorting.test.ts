import { describe, expect, test } from 'vitest';
import { byRank, pageAscending, pageDescending, pageInOrder } from './sorting.ts';

const numbers = Int32Array.from([1, 2, 4, 5, 7]);
const set = (...some: number[]) => Int32Array.from(some);

describe('pages never overlap and leave nothing out', () => {
  const ranks = Int32Array.from([0, 3, 3, 0, 1, 9, 0, 2]);
  test.each([
    ['in an order', (skip: number) => pageInOrder(numbers, byRank(ranks), { skip, limit: 2 }), [4, 7, 1, 2, 5]],
    ['from the end', (skip: number) => pageDescending(numbers, [], { skip, limit: 2 }), [7, 5, 4, 2, 1]],
    [
      'from the end, some first',
      (skip: number) => pageDescending(numbers, [set(0, 4), set(1, 2, 4)], { skip, limit: 2 }),
      [4, 2, 1, 7, 5],
    ],
    ['in groups', (skip: number) => pageAscending([set(5), set(4, 7), set(1, 2)], { skip, limit: 2 }), [5, 4, 7, 1, 2]],
  ])('%s', async (_, page, order) => {
    const found: number[] = [];
    for (const skip of [0, 2, 4, 6]) found.push(...(await page(skip)));
    expect(found).toEqual(order);
  });
});

test('a page in an order is what sorting everything would give', async () => {
  // More than a slice.
  const size = 50_000;
  // Few distinct ranks, so that the numbers decide; and all of them in every order.
  for (const rankOf of [(number: number) => (number * 7919) % 13, (number: number) => number, () => 1]) {
    const ranks = Int32Array.from({ length: size }, (_, number) => rankOf(number));
    const all = Int32Array.from({ length: size }, (_, number) => number);
    const sorted = [...all].toSorted((one, other) => rankOf(one) - rankOf(other) || one - other);
    for (const skip of [0, 1, 24, 24_000, 49_990, size])
      expect(await pageInOrder(all, byRank(ranks), { skip, limit: 24 })).toEqual(sorted.slice(skip, skip + 24));
  }
});
