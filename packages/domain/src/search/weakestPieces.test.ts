import { describe, expect, test } from 'vitest';
import { othersToKeep, piecesToDrop } from './weakestPieces.ts';

const word = (products: number) => ({ isValue: false, products });
const value = (products: number) => ({ isValue: true, products });
const any = () => true;
const findsOnly =
  (...sets: readonly (readonly number[])[]) =>
  (kept: readonly number[]) =>
    sets.some((set) => kept.every((at) => set.includes(at)));

describe('what a query leaves out', () => {
  test.each([
    ['a word that no product has', [word(0), word(9)], any, [0]],
    ['all of them', [word(0), value(0), word(9)], any, [0, 1]],
    ['a value before a word', [word(900), value(3)], any, [1]],
    ['of two values the more common', [value(7), value(500)], any, [1]],
    ['of two words the more common', [word(7), word(500)], any, [1]],
    ['not the value, if the word is in the way', [word(9), value(3), word(4)], findsOnly([1, 2]), [0]],
    ['two pieces, if one is not enough', [word(5), value(3), value(4)], findsOnly([0], [1], [2]), [1, 2]],
    ['nothing is left', [word(0)], any, null],
    ['no pieces', [], any, null],
  ])('%s', (_, pieces, finds, dropped) => {
    expect(piecesToDrop(pieces, finds)).toEqual(dropped);
  });

  test('suggestions leave out another piece and find something, three at most', () => {
    expect(othersToKeep(3, findsOnly([0, 1], [1, 2]), [2])).toEqual([[1, 2]]);
    expect(othersToKeep(6, any, [0])).toHaveLength(3);
    expect(othersToKeep(1, any, [])).toEqual([]);
  });
});
