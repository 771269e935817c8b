import { brick, panel, tile } from '../blocks.ts';
import { beam, disc, rod, wheel } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** A driving robot: the hub on four wheels, its sensors as eyes, a gripper in front. */
export const rover: readonly Piece[] = [
  wheel([2, 2.4, 1.4], 1.3),
  wheel([7, 2.4, 1.4], 1.3),
  tile([0.4, 0.4, 1.4], [8, 2.2, 0.8], 'shade'),
  brick([1, 0.5, 2.2], [5, 2, 2]),
  panel([1.6, 0.5, 2.7], [2.4, 1]),
  disc([4.9, 0.5, 3.2], 0.35, 'contact'),
  tile([6.4, 0.9, 2.2], [0.8, 0.8, 2.6], 'shade'),
  tile([5.8, 0.4, 4.8], [3, 1.2, 1.5]),
  disc([6.6, 0.4, 5.5], 0.5, 'plate'),
  disc([8, 0.4, 5.5], 0.5, 'plate'),
  disc([6.6, 0.4, 5.5], 0.18, 'solid'),
  disc([8, 0.4, 5.5], 0.18, 'solid'),
  beam([8, 0.6, 1.8], [11, 0.6, 2.6], 4),
  beam([8, 0.6, 1.8], [11, 0.6, 0.8], 4),
  rod([11, 0.6, 2.6], [12.2, 0.6, 2.2]),
  rod([11, 0.6, 0.8], [12.2, 0.6, 1.2]),
  wheel([2, 0, 1.3], 1.3),
  wheel([7, 0, 1.3], 1.3),
];
