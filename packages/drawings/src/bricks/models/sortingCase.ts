import { panel, tile } from '../blocks.ts';
import { axle, beam, disc, gear, rod } from '../rounds.ts';
import type { Piece } from '../scene.ts';

const compartments = [0, 1, 2].flatMap((column) =>
  [0, 1].map((row) => panel([0.6 + 4 * column, 0, 0.6 + 3.4 * row], [3.7, 3.1])),
);

/** A case stood upright: gears, axles, pins and bushes, each in a compartment of its own. */
export const sortingCase: readonly Piece[] = [
  rod([5, 0.5, 7.6], [5, 0.5, 8.6]),
  rod([8.2, 0.5, 7.6], [8.2, 0.5, 8.6]),
  axle([5, 0.5, 8.8], [8.2, 0.5, 8.8]),
  tile([0, 0, 0], [13, 1.4, 7.6]),
  ...compartments,
  gear([2.4, 0, 5.6], 1.05, 14),
  gear([5.9, 0, 5.1], 0.65, 8),
  gear([7.2, 0, 6.1], 0.65, 8),
  axle([9.2, 0, 6.4], [11.7, 0, 6.4]),
  axle([9.2, 0, 5.6], [11.7, 0, 5.6]),
  axle([9.2, 0, 4.8], [11.7, 0, 4.8]),
  beam([1.4, 0, 1.6], [3.6, 0, 1.6], 3),
  beam([1.4, 0, 2.8], [3.6, 0, 2.8], 3),
  ...[5.5, 6.5, 7.5].flatMap((x) => [1.5, 2.7].map((z) => disc([x, 0, z], 0.4, 'plate'))),
  axle([9.4, 0, 1.4], [9.9, 0, 2.9]),
  axle([10.3, 0, 1.4], [10.8, 0, 2.9]),
  axle([11.2, 0, 1.4], [11.7, 0, 2.9]),
];
