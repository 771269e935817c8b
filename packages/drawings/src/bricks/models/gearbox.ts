import { brick, panel, tile } from '../blocks.ts';
import { axle, beam, gear, rod } from '../rounds.ts';
import type { Piece } from '../scene.ts';

const motor = (x: number): readonly Piece[] => [
  tile([x, 0.8, 0.4], [2.6, 1.4, 2]),
  panel([x + 0.4, 0.8, 0.8], [1.8, 0.5]),
  rod([x + 1.3, 1.4, 2.4], [x + 1.3, 1.4, 4.8], 'metal'),
];

/** Two motors that drive a train of gears in a frame of beams. */
export const gearbox: readonly Piece[] = [
  brick([0, 0, 0], [14, 3, 0.4]),
  ...motor(0.6),
  ...motor(10.6),
  beam([0.6, 1.2, 5.4], [13.2, 1.2, 5.4], 13),
  axle([0.8, 0.6, 3], [13.2, 0.6, 3]),
  gear([3.9, 0.2, 3.4], 1.1, 10),
  gear([6.9, 0.2, 3.4], 1.7, 16),
  gear([9.9, 0.2, 3.4], 1.1, 10),
];
