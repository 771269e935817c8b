import { describe, expect, test } from 'vitest';
import { samplePart } from '../partsList/samplePart.testing.ts';
import { hasRoomFor, longestOwnNumber, mostOwnNumbers, readOwnNumbers, withOwnNumber } from './ownNumber.ts';
import { beginsNumber, isSameNumber } from './sameNumber.ts';

describe('a table of own numbers', () => {
  test.each([
    ['tabs', 'R-4711\t100101\nC-12\t100102'],
    ['semicolons', 'R-4711;100101\r\nC-12;100102\r\n'],
    ['commas and quotes', '"R-4711","100101"\n"C-12","100102"'],
    ['a heading', 'Own number;SKU\nR-4711;100101\nC-12;100102'],
    ['an empty line', 'R-4711;100101\n\nC-12;100102'],
  ])('with %s', (_, text) => {
    expect(readOwnNumbers(text)).toEqual({
      numbers: [
        { sku: 100_101, number: 'R-4711' },
        { sku: 100_102, number: 'C-12' },
      ],
      leftOut: [],
    });
  });

  test('lines that are no pair are named; of a product the last line counts', () => {
    const long = 'x'.repeat(longestOwnNumber);
    const lines = ['A;7', 'B;0', ';8', 'C', `${long}x;9`, `${long};9`, 'D;10;more', 'E;7', 'F;text'];
    expect(readOwnNumbers(lines.join('\n'))).toEqual({
      numbers: [
        { sku: 7, number: 'E' },
        { sku: 9, number: long },
      ],
      leftOut: [2, 3, 4, 5, 7, 9],
    });
  });
});

test.each([
  ['R-4711', 'r-4711 ', true],
  ['R-4711', 'R4711', false],
])('"%s" and "%s" are the same number: %s', (one, other, same) => expect(isSameNumber(one, other)).toBe(same));

test.each([
  ['R-4711', 'r-47', true],
  ['R-4711', ' R-4711 ', true],
  ['R-4711', '4711', false],
  ['R-4711', 'R-47112', false],
])('"%s" begins with "%s": %s', (number, typed, begins) => expect(beginsNumber(number, typed)).toBe(begins));

describe('a line of a parts list', () => {
  const known = [
    { sku: 7, number: 'R-4711' },
    { sku: 8, number: 'LM358N' },
  ];

  test.each([
    [{ numbers: ['r-4711'] }, ['7']],
    [{ value: 'R-4711' }, ['7']],
    [{ numbers: ['XY', 'LM358N'] }, ['8']],
    [{ numbers: ['R-4712'] }, ['R-4712']],
    [{ numbers: ['XY'], value: 'R-4711' }, ['XY']],
  ])('%o asks for %o', (part, numbers) => {
    expect(withOwnNumber(samplePart(part), known).numbers).toEqual(numbers);
  });
});

test('an account has room for so many numbers; one that is taken away makes room, and one that changes needs none', () => {
  const full = Array.from({ length: mostOwnNumbers }, (_, index) => ({ sku: index + 1, number: 'x' }));
  const another = { sku: mostOwnNumbers + 1, number: 'y' };
  expect(hasRoomFor([], full)).toBe(true);
  expect(hasRoomFor(full, [another])).toBe(false);
  expect(hasRoomFor(full, [{ sku: 1, number: ' ' }, another])).toBe(true);
  expect(hasRoomFor(full, [{ sku: 1, number: 'z' }])).toBe(true);
});
