import { brick, panel, tile } from '../blocks.ts';
import { beam, disc, rod } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** A tower with its jib, a counterweight behind and a load on the hook. */
export const towerCrane: readonly Piece[] = [
  brick([0, 0, 0], [4, 2, 1]),
  tile([1.4, 0.5, 1], [1.2, 1, 1.2], 'shade'),
  tile([1.4, 0.5, 2.2], [1.2, 1, 1.2]),
  tile([1.4, 0.5, 3.4], [1.2, 1, 1.2], 'shade'),
  tile([1.4, 0.5, 4.6], [1.2, 1, 1.2]),
  tile([1.1, 0.3, 5.8], [2, 1.4, 1.5]),
  panel([2, 0.3, 6.2], [0.9, 0.8]),
  rod([2, 1, 9.6], [-3, 1, 7.8]),
  rod([2, 1, 9.6], [9.5, 1, 7.8]),
  rod([2, 1, 7.6], [2, 1, 9.6]),
  beam([-3, 1, 7.8], [9.5, 1, 7.8], 13),
  tile([-3.4, 0.5, 5.8], [1.6, 1, 1.6], 'shade'),
  rod([7.4, 1, 7.4], [7.4, 1, 4.2], 'metal'),
  disc([7.4, 1, 7.3], 0.35, 'plate'),
  brick([6.4, 0.5, 2.6], [2, 1, 1], 'shade'),
];
