import { describe, expect, test } from 'vitest';
import { parseNumbers, parseNumberLists } from './numberLists.ts';

describe('numbers in a text', () => {
  test.each([
    ['', []],
    ['0', [0]],
    ['7,-1,2147483647', [7, -1, 2_147_483_647]],
  ])('"%s"', (text, numbers) => {
    expect([...parseNumbers(text)]).toEqual(numbers);
  });

  test.each([
    ['7 8,,12', [7, 8, 12], [0, 2, 2, 3]],
    [',', [], [0, 0, 0]],
    ['1,2 3', [1, 2, 3], [0, 1, 3]],
  ])('lists: "%s"', (text, items, starts) => {
    const lists = parseNumberLists(text);
    expect([...lists.items]).toEqual(items);
    expect([...lists.starts]).toEqual(starts);
  });
});
