import { brick, sheetOf, tile } from '../blocks.ts';
import { disc, rod } from '../rounds.ts';
import type { Piece, Place } from '../scene.ts';

const hub: Place = [3, 0.4, 6.6];

/** A blade of the rotor, in degrees from upright. */
const blade = (degrees: number): Piece => {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, across: number): Place => [
    hub[0] + Math.sin(turn) * along + Math.cos(turn) * across,
    hub[1],
    hub[2] + Math.cos(turn) * along - Math.sin(turn) * across,
  ];
  return sheetOf([at(0.3, -0.15), at(0.8, -0.15), at(3.2, 0), at(0.9, 0.6), at(0.3, 0.2)], 'body');
};

const cell = (column: number, row: number): Place => [6.6 + column * 1.5, row * 1.2, 1.4 + row * 1.1];

/** A solar cell that leans towards the light, a wind turbine, and the store between them. */
export const windAndSun: readonly Piece[] = [
  brick([0, 0, 0], [13, 3, 0.4]),
  tile([2.4, 0.6, 0.4], [1.2, 1.2, 1.6], 'shade'),
  tile([2.5, 0.7, 2], [1, 1, 1.6]),
  tile([2.6, 0.8, 3.6], [0.8, 0.8, 1.6], 'shade'),
  tile([2.65, 0.85, 5.2], [0.7, 0.7, 1]),
  tile([2.5, 0.5, 6.2], [1.1, 1.6, 0.8]),
  blade(20),
  blade(140),
  blade(260),
  disc(hub, 0.4, 'contact'),
  tile([8, 2, 0.4], [2, 0.8, 2.8], 'shade'),
  sheetOf([cell(0, 0), cell(4, 0), cell(4, 3), cell(0, 3)], 'body'),
  ...[1, 2, 3].map((column) => rod(cell(column, 0), cell(column, 3))),
  ...[1, 2].map((row) => rod(cell(0, row), cell(4, row))),
  brick([4.2, 0, 0.4], [2, 1, 1]),
];
