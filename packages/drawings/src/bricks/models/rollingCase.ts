import { panel, tile } from '../blocks.ts';
import { axle, rod, wheel } from '../rounds.ts';
import type { Piece } from '../scene.ts';

const trays = [0, 1, 2].flatMap((row) =>
  [0, 1].flatMap((column) => {
    const [x, z] = [0.5 + 3.9 * column, 1.3 + 1.9 * row];
    return [
      panel([x, 0, z], [3.6, 1.6], (row + column) % 2 ? 'body' : 'shade'),
      panel([x + 1.2, 0, z + 0.6], [1.2, 0.4], 'plate'),
    ];
  }),
);

/** Six trays in a case on wheels, with its handle pulled out. */
export const rollingCase: readonly Piece[] = [
  rod([2.4, 2.4, 6.8], [2.4, 2.4, 9]),
  rod([6.4, 2.4, 6.8], [6.4, 2.4, 9]),
  axle([2.4, 2.4, 9.2], [6.4, 2.4, 9.2]),
  wheel([1.4, 1.8, 0.6], 0.7),
  wheel([7.4, 1.8, 0.6], 0.7),
  tile([0, 0, 0.9], [8.7, 2.6, 6.2]),
  ...trays,
  wheel([1.4, 0, 0.5], 0.7),
  wheel([7.4, 0, 0.5], 0.7),
];
