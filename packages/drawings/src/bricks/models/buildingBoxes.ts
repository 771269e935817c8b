import { brick, panel, sheetOf, tile } from '../blocks.ts';
import { disc, rod, wheel } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** The inside of an open box, seen over its front wall. */
const inside = (width: number, deep: number, height: number): Piece =>
  sheetOf(
    [
      [0, 0, height],
      [width, 0, height],
      [width, deep, height],
      [0, deep, height],
    ],
    'shade',
  );

const front = (width: number, height: number): Piece => panel([0, 0, 0], [width, height], 'body');

const side = (width: number, deep: number, height: number): Piece =>
  sheetOf(
    [
      [width, 0, 0],
      [width, deep, 0],
      [width, deep, height],
      [width, 0, height],
    ],
    'shade',
  );

/** Bricks in a wooden box of planks, and the first of what will be built. */
export const woodenBox: readonly Piece[] = [
  side(8, 3, 2.6),
  inside(8, 3, 2.6),
  brick([1, 1.4, 1.9], [3, 1.2, 1], 'shade'),
  brick([4.4, 1.6, 2.1], [3, 1, 1]),
  brick([0.4, 0.5, 2], [2, 1, 1]),
  brick([3, 0.5, 2.3], [4, 1, 1], 'shade'),
  front(8, 2.6),
  rod([0, 0, 0.87], [8, 0, 0.87]),
  rod([0, 0, 1.73], [8, 0, 1.73]),
  disc([0.5, 0, 0.45], 0.12, 'contact'),
  disc([7.5, 0, 0.45], 0.12, 'contact'),
  disc([0.5, 0, 2.2], 0.12, 'contact'),
  disc([7.5, 0, 2.2], 0.12, 'contact'),
  brick([10, 0, 0], [3, 2, 1]),
  brick([10, 0, 1], [2, 2, 1], 'shade'),
  brick([10, 0, 2], [1, 2, 1]),
];

/** Bricks, wheels and a window in a box, its lid, a base plate, behind it. */
export const largeBox: readonly Piece[] = [
  brick([7.4, 2, 0], [5, 3, 0.35]),
  side(7, 3, 2.2),
  inside(7, 3, 2.2),
  brick([0.8, 1.4, 1.8], [2, 1.2, 1], 'shade'),
  tile([3.4, 1.8, 1.8], [1.8, 0.5, 2.6]),
  panel([3.7, 1.8, 2.9], [1.2, 1.2]),
  wheel([6, 1, 2.7], 0.9),
  brick([1.4, 0.4, 1.7], [3, 1, 1]),
  front(7, 2.2),
  panel([2.4, 0, 0.7], [2.2, 0.7]),
  brick([8.4, -0.4, 0], [2, 1, 1], 'shade'),
];
