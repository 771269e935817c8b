import { brick, panel, sheetOf, tile } from '../blocks.ts';
import { cylinder, disc, rod } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** A vane on its mast, a rain gauge, a thermometer and the hub that reads them. */
export const weatherStation: readonly Piece[] = [
  brick([0, 0, 0], [12, 3, 0.4]),
  tile([5, 1, 0.4], [1, 1, 5], 'shade'),
  rod([5.8, 1.3, 5.4], [5.8, 1.3, 7]),
  sheetOf(
    [
      [2.9, 1.3, 6.3],
      [4, 1.3, 6.7],
      [4, 1.3, 7.3],
      [2.9, 1.3, 7.7],
    ],
    'shade',
  ),
  rod([4, 1.3, 7], [8.2, 1.3, 7]),
  sheetOf(
    [
      [8, 1.3, 6.5],
      [9, 1.3, 7],
      [8, 1.3, 7.5],
    ],
    'contact',
  ),
  cylinder([2.2, 1, 0.4], [1, 2.6]),
  rod([1.4, 1, 1.2], [2, 1, 1.2]),
  rod([1.4, 1, 1.8], [2, 1, 1.8]),
  rod([1.4, 1, 2.4], [2, 1, 2.4]),
  tile([8.7, 1.4, 0.4], [1.4, 0.4, 4.2]),
  rod([9.4, 1.4, 1.4], [9.4, 1.4, 4], 'metal'),
  disc([9.4, 1.4, 1.2], 0.42, 'contact'),
  tile([5.8, 0, 0.4], [3.4, 1, 1.4], 'shade'),
  panel([6.2, 0, 0.8], [0.7, 0.6], 'body'),
  panel([7.2, 0, 0.8], [0.7, 0.6], 'body'),
  panel([8.2, 0, 0.8], [0.7, 0.6], 'body'),
];
