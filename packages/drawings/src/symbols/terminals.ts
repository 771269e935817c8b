import { circle, line } from '../shapes.ts';
import type { Point } from '../shapes.ts';

/** A connection of a circuit symbol, with the end that a circuit goes on from. */
export const terminal = (end: Point, part: Point): string => line(end, part) + circle(end, 3.5, 'contact');

/** The connections of a part with two, as far as its symbol reaches. */
export const terminals = (left: number, right: number): string =>
  terminal([24, 80], [left, 80]) + terminal([216, 80], [right, 80]);
