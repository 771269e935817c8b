import { describe, expect, test } from 'vitest';
import { unpack, unpackLists } from './packed.ts';
import { createPostings, numbersOf } from './postings.ts';

describe('numbers in a text', () => {
  test.each([
    ['', []],
    ['0', [0]],
    ['7,-1,2147483647', [7, -1, 2_147_483_647]],
  ])('"%s"', (text, numbers) => {
    expect([...unpack(text)]).toEqual(numbers);
  });

  test.each([
    ['7 8,,12', [7, 8, 12], [0, 2, 2, 3]],
    [',', [], [0, 0, 0]],
    ['1,2 3', [1, 2, 3], [0, 1, 3]],
  ])('lists: "%s"', (text, items, starts) => {
    const lists = unpackLists(text);
    expect([...lists.items]).toEqual(items);
    expect([...lists.starts]).toEqual(starts);
  });
});

test('SKUs become the numbers of products; those that the copy does not have are left out', () => {
  expect([...numbersOf('30,10,15', Int32Array.from([10, 20, 30]))]).toEqual([0, 2]);
});

test('what was found is kept until the room is needed: what was not asked for longest goes first', () => {
  const postings = createPostings();
  const large = new Int32Array(2_000_000);
  for (const leaf of ['a', 'b', 'c']) postings.set(leaf, large);
  postings.get('a');
  postings.set('d', large);
  expect(['a', 'b', 'c', 'd'].map((leaf) => postings.get(leaf) !== undefined)).toEqual([true, false, true, true]);
});
