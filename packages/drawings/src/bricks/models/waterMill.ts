import { panel, roof, sheetOf, tile } from '../blocks.ts';
import { gear, rod } from '../rounds.ts';
import type { Piece } from '../scene.ts';

/** A mill house whose wheel turns in the stream. */
export const waterMill: readonly Piece[] = [
  tile([4, 0, 0], [5.6, 2.6, 1.2], 'shade'),
  tile([4, 0, 1.2], [5.6, 2.6, 2.6]),
  panel([4.9, 0, 2], [1.2, 1.1]),
  panel([7.9, 0, 2], [1.2, 1.1]),
  panel([6.5, 0, 0], [1, 2]),
  roof([3.6, -0.3, 3.8], [6.4, 3.2, 2]),
  tile([7.8, 1.6, 5.2], [0.8, 0.6, 1.2], 'shade'),
  gear([2.2, -0.2, 2.4], 2.2, 10),
  ...[0, 45, 90, 135].map((turn) => {
    const [x, z] = [Math.cos((turn * Math.PI) / 180) * 1.9, Math.sin((turn * Math.PI) / 180) * 1.9];
    return rod([2.2 - x, -0.2, 2.4 - z], [2.2 + x, -0.2, 2.4 + z]);
  }),
  sheetOf(
    [
      [-1, -0.6, -0.4],
      [3.8, -0.6, -0.4],
      [3.8, -0.6, 0.2],
      [-1, -0.6, 0.2],
    ],
    'shade',
  ),
  rod([-0.5, -0.6, -0.1], [3.2, -0.6, -0.1]),
  tile([3.8, -0.6, -0.4], [6.6, 0.4, 0.4]),
];
