import { brick, tile } from '../blocks.ts';
import { beam, cylinder, disc, rod } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** An arm that a cylinder lifts, the tank that feeds it, and its gauge. */
export const pneumaticArm: readonly Piece[] = [
  brick([0, 0, 0], [12, 3, 0.4]),
  cylinder([1.8, 1.4, 0.4], [1.2, 3], 'shade'),
  rod([1.8, 1.4, 3.4], [1.8, 1.4, 4.6]),
  disc([1.8, 1.4, 5.2], 0.8),
  rod([1.8, 1.4, 5.2], [2.3, 1.4, 5.6], 'metal'),
  rod([3, 1.4, 1.2], [5.6, 1, 1.2], 'metal'),
  tile([4.6, 1.6, 0.4], [1.2, 1, 4.4], 'shade'),
  rod([7.8, 0.8, 2.6], [7.8, 0.8, 5.6], 'metal'),
  cylinder([7.8, 0.8, 0.4], [0.5, 2.4]),
  beam([4.6, 0.8, 4.4], [11.4, 0.8, 7], 8),
  disc([5, 0.8, 4.6], 0.5, 'plate'),
  rod([11.4, 0.8, 7], [11.4, 0.8, 4.6]),
  brick([10.4, 0.3, 3.4], [2, 1, 1], 'shade'),
];
