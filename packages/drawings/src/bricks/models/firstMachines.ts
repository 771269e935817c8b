import { brick, roof, sheetOf, tile } from '../blocks.ts';
import { disc, rod } from '../rounds.ts';
import type { Piece, Place } from '../scene.ts';

const hub: Place = [2, -0.3, 5.4];

/** A sail of the mill, by the two ways it runs from the hub. */
const sail = ([x, z]: readonly [number, number]): readonly Piece[] => {
  const at = (along: number, across: number): Place => [
    hub[0] + x * along - z * across,
    hub[1],
    hub[2] + z * along + x * across,
  ];
  return [rod(hub, at(3, 0)), sheetOf([at(1, 0), at(3, 0), at(3, 0.9), at(1, 0.9)])];
};

const sails = [
  [0.707, 0.707],
  [-0.707, 0.707],
  [-0.707, -0.707],
  [0.707, -0.707],
] as const;

/** A windmill and a swing of large bricks. */
export const firstMachines: readonly Piece[] = [
  brick([0, 0, 0], [4, 2, 1.6]),
  brick([0.5, 0.2, 1.6], [3, 1.6, 1.6], 'shade'),
  tile([0.5, 0.2, 3.2], [3, 1.6, 1.6]),
  roof([0.1, 0, 4.8], [3.8, 2, 1.6]),
  ...sails.flatMap(sail),
  disc(hub, 0.4, 'contact'),
  brick([6.4, 0, 0], [7, 2, 0.5]),
  tile([6.6, 0.6, 0.5], [0.9, 0.8, 5], 'shade'),
  tile([12.2, 0.6, 0.5], [0.9, 0.8, 5], 'shade'),
  tile([6.4, 0.5, 5.5], [7, 1, 0.7]),
  rod([9, 1, 5.5], [9, 1, 2]),
  rod([10.8, 1, 5.5], [10.8, 1, 2]),
  tile([8.6, 0.6, 1.5], [2.6, 0.8, 0.5], 'shade'),
];
