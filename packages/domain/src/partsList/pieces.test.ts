import { expect, test } from 'vitest';
import { maximumPieces } from '../cart/quantity.ts';
import { piecesIn } from './pieces.ts';

test.each([
  ['10', 10],
  [' 0 ', 0],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1.000', 1000],
  ['3.0', 3],
  ['10 pcs', 10],
  ['10x', 10],
  ['10 Stk.', 10],
  [String(maximumPieces), maximumPieces],
])('"%s" are %d', (text, pieces) => expect(piecesIn(text)).toBe(pieces));

test.each(['', '-1', '2.5', 'ten', '1e3', String(maximumPieces + 1), '10 m'])('"%s" are none', (text) => {
  expect(piecesIn(text)).toBeNull();
});
