import { brick, panel, tile } from '../blocks.ts';
import { rod, wheel } from '../rounds.ts';
import type { Piece } from '../scene.ts';

const windows = [1.6, 3.2, 7.2, 8.8].map((x) => panel([x, 0, 1.9], [1.3, 1.1]));
const doors = [0.3, 5.2, 10.4].map((x) => panel([x, 0, 0.7], [1.1, 2.3], 'body'));

/** A low-floor tram under its wire. */
export const tram: readonly Piece[] = [
  tile([-0.8, 0, -0.3], [13.6, 2, 0.3], 'shade'),
  wheel([2.6, 0.3, 0.5], 0.5),
  wheel([4.2, 0.3, 0.5], 0.5),
  wheel([7.9, 0.3, 0.5], 0.5),
  wheel([9.5, 0.3, 0.5], 0.5),
  brick([0, 0, 0.6], [12, 2, 2.9]),
  tile([0, -0.01, 0.6], [12, 0, 0.8], 'shade'),
  ...windows,
  ...doors,
  rod([10.9, 0, 0.7], [10.9, 0, 3]),
  rod([5.7, 0, 0.7], [5.7, 0, 3]),
  tile([5, 0.5, 3.5], [2, 1, 0.4], 'shade'),
  rod([5.4, 1, 3.9], [6.6, 1, 4.6], 'metal'),
  rod([6.6, 1, 4.6], [5.4, 1, 5.3], 'metal'),
  rod([-0.6, 1, 5.3], [12.6, 1, 5.3]),
];
