import { brick } from '../blocks.ts';
import { axle, wheel } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** Bricks two studs by four, as they lie on a table. */
export const looseBricks: readonly Piece[] = [
  brick([2.6, 3.2, 0], [4, 2, 1], 'shade'),
  brick([0, 0, 0], [4, 2, 1]),
  brick([5.2, 0, 0], [4, 2, 1], 'shade'),
  brick([2.6, 0, 1], [4, 2, 1]),
];

/** Wheels of three sizes, and axles of three lengths. */
export const wheelsAndAxles: readonly Piece[] = [
  wheel([2.4, 1, 3.6], 2.4),
  wheel([7, 1, 2.9], 1.7),
  wheel([10.2, 1, 2.3], 1.1),
  axle([0.3, -1, 0.3], [9.8, -1, 0.3]),
  axle([0.3, -1, -0.6], [6, -1, -0.6]),
  axle([7.6, -1, -0.6], [9.8, -1, -0.6]),
];
