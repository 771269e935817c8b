import { brick, panel, tile } from '../blocks.ts';
import { beam, cylinder, disc, rod, wheel } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** A small tank engine on its track: cab, boiler with dome and chimney, rods on the wheels. */
export const steamEngine: readonly Piece[] = [
  tile([-0.6, 0, -0.4], [12, 2.2, 0.4], 'shade'),
  tile([0, 0.3, 0.9], [10.4, 1.6, 0.5], 'shade'),
  tile([3.4, 0.4, 1.4], [6.4, 1.4, 1.9]),
  cylinder([5, 1, 3.3], [0.5, 0.5], 'shade'),
  cylinder([8.6, 1, 3.3], [0.45, 1.7]),
  brick([0.2, 0.2, 1.4], [3, 1.7, 2.7]),
  panel([0.9, 0.2, 2.7], [1.5, 1]),
  tile([-0.2, 0, 4.1], [3.8, 2, 0.35], 'shade'),
  rod([6.6, 0.4, 1.4], [6.6, 0.4, 3.3]),
  wheel([1.5, 0.2, 0.9], 0.9),
  wheel([4, 0.2, 0.9], 0.9),
  wheel([6.5, 0.2, 0.9], 0.9),
  wheel([9.2, 0.2, 0.6], 0.6),
  beam([1.5, 0, 0.9], [6.5, 0, 0.9], 3),
  disc([10.4, 0.4, 1.15], 0.3, 'plate'),
];
