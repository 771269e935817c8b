import { describe, expect, test } from 'vitest';
import { pageByRank, pageByRelevance, pageDescending } from './sorting.ts';

const numbers = Int32Array.from([1, 2, 4, 5, 7]);
const set = (...some: number[]) => Int32Array.from(some);

describe('pages never overlap and leave nothing out', () => {
  const ranks = Int32Array.from([0, 3, 3, 0, 1, 9, 0, 2]);
  test.each([
    ['by place', (skip: number) => pageByRank(numbers, ranks, { skip, limit: 2 }), [4, 7, 1, 2, 5]],
    ['from the end', (skip: number) => pageDescending(numbers, [], { skip, limit: 2 }), [7, 5, 4, 2, 1]],
    [
      'from the end, some first',
      (skip: number) => pageDescending(numbers, [set(0, 4), set(1, 2, 4)], { skip, limit: 2 }),
      [4, 2, 1, 7, 5],
    ],
    [
      'by relevance',
      (skip: number) => pageByRelevance(numbers, [set(0, 5), set(3, 4, 5, 7)], { skip, limit: 2 }),
      [5, 4, 7, 1, 2],
    ],
  ])('%s', (_, page, order) => {
    expect([0, 2, 4, 6].flatMap(page)).toEqual(order);
  });
});
