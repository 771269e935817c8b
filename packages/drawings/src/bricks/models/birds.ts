import { brick, sheetOf, tile } from '../blocks.ts';
import { beam, disc, rod } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** A bird that looks to the right, from its tail to its bill. */
const bird = (x: number, z: number, breast: 'shade' | 'body'): readonly Piece[] => [
  rod([x + 2.2, 0.5, z - 1], [x + 2.2, 0.5, z], 'metal'),
  rod([x + 2.9, 0.5, z - 1], [x + 2.9, 0.5, z], 'metal'),
  tile([x - 1.3, 0.2, z + 0.6], [2, 0.8, 0.4], 'shade'),
  tile([x + 0.6, 0, z], [3, 1.2, 1], breast),
  brick([x + 0.4, 0, z + 1], [4, 1.2, 1], breast === 'shade' ? 'body' : 'shade'),
  tile([x + 0.9, -0.2, z + 0.7], [1.8, 0.2, 0.9]),
  brick([x + 2.4, 0, z + 2], [2, 1.2, 1.2], breast),
  disc([x + 3.7, 0, z + 2.7], 0.22, 'solid'),
  sheetOf(
    [
      [x + 4.4, 0.4, z + 2.3],
      [x + 5.4, 0.4, z + 2.5],
      [x + 4.4, 0.4, z + 2.9],
    ],
    'contact',
  ),
];

/** Two birds on a branch. */
export const birds: readonly Piece[] = [
  ...bird(0, 1, 'shade'),
  ...bird(7, 1, 'body'),
  beam([-0.8, 0.3, -0.2], [12.4, 0.3, -0.2], 12),
];
