import { brick, sheetOf, tile } from '../blocks.ts';
import { beam, rod, wheel } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** A lever with its loads, a pulley, and an inclined plane with something that rolls. */
export const simpleMachines: readonly Piece[] = [
  tile([5.8, 1.6, 0], [0.6, 0.6, 6.4], 'shade'),
  tile([5.8, 1.6, 6.4], [3.4, 0.6, 0.6], 'shade'),
  wheel([8.4, 1.4, 5.4], 0.9),
  rod([7.5, 1.4, 5.4], [7.5, 1.4, 3.6]),
  rod([9.3, 1.4, 5.4], [9.3, 1.4, 2.6]),
  tile([6.9, 1.2, 2.6], [1.2, 0.8, 1]),
  tile([8.7, 1.2, 1.6], [1.2, 0.8, 1], 'shade'),
  sheetOf([
    [14.4, 0, 0],
    [14.4, 1.6, 0],
    [14.4, 1.6, 3],
    [14.4, 0, 3],
  ]),
  sheetOf(
    [
      [9.8, 0, 0],
      [14.4, 0, 0],
      [14.4, 0, 3],
    ],
    'shade',
  ),
  sheetOf([
    [9.8, 0, 0],
    [14.4, 0, 3],
    [14.4, 1.6, 3],
    [9.8, 1.6, 0],
  ]),
  wheel([12.3, 0.5, 2.45], 0.8),
  sheetOf(
    [
      [1.4, 0, 0],
      [3.4, 0, 0],
      [2.4, 0, 1.8],
    ],
    'shade',
  ),
  beam([-0.8, 0, 1.4], [5.6, 0, 2.9], 7),
  brick([-1.2, -0.2, 1.8], [2, 1, 1]),
  brick([4.6, -0.2, 3.2], [1, 1, 1], 'shade'),
];
