import { describe, expect, test } from 'vitest';
import { firstFrom, inAll, inAny, keep, numbersThat } from './numberSets.ts';

const set = (...numbers: number[]) => Int32Array.from(numbers);
const all = numbersThat(10, () => true);

describe('sets of numbers', () => {
  test.each([
    ['two', [set(1, 3, 5, 9), set(0, 3, 9)], [3, 9]],
    ['three', [set(1, 3, 5), set(3, 5), set(5)], [5]],
    ['nothing in common', [set(1, 2), set(3)], []],
    ['an empty one', [set(), set(3)], []],
    ['one', [set(4)], [4]],
    ['none is everything', [], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('in all: %s', (_, sets, numbers) => {
    expect([...inAll(sets, all)]).toEqual(numbers);
  });

  test.each([
    ['two', [set(1, 9), set(0, 1, 3)], [0, 1, 3, 9]],
    ['one', [set(4)], [4]],
    ['none', [], []],
    ['empty ones', [set(), set(2)], [2]],
  ])('in any: %s', (_, sets, numbers) => {
    expect([...inAny(sets, 10)]).toEqual(numbers);
  });

  test('a condition', () => {
    expect([...keep(set(1, 2, 5), (number) => number !== 2)]).toEqual([1, 5]);
  });
});

test('the first number that is large enough, from any place on', () => {
  const sorted = Int32Array.from({ length: 100 }, (_, index) => index * 2);
  for (const from of [0, 1, 7, 50])
    for (let least = 0; least < 210; least += 1)
      expect(firstFrom(sorted, least, from), `${least} from ${from}`).toBe(
        Math.max(from, Math.min(100, Math.ceil(least / 2))),
      );
});
