import { expect, test } from 'vitest';
import { dimensionTerms, joinDimensions, readDimension } from './dimensions.ts';

test.each([
  ['Screw M2,5 × 6, A2', ['m2.5x6']],
  ['LCD 16 x 2', ['16x2']],
  ['112 × 62 × 31 mm', ['112x62x31']],
  ['2X20 pins', ['2x20']],
  ['7 segments, 10 mm', []],
])('the sizes in "%s"', (text, terms) => {
  expect(dimensionTerms(text)).toEqual(terms);
});

test.each([
  ['M3x10', 'm3x10'],
  ['16x2', '16x2'],
  ['ISO-M3x10', null],
  ['x10', null],
])('"%s" as a whole is the size %s', (piece, term) => {
  expect(readDimension(piece)).toBe(term);
});

test('blanks around the sign go, those between words stay', () => {
  expect(joinDimensions('LCD 16 × 2 x')).toBe('LCD 16x2 x');
});
