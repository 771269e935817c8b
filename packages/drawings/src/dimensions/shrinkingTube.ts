import { circle, path } from '../shapes.ts';
import { measureBelow, millimetres } from './dimensionLines.ts';
import type { Outline } from './outlines.ts';

/** How thick the wall is drawn. It says nothing of the real one. */
const wall = 6;

/** Tubing from its end, before it is heated and after. */
export const shrinkingTube = ({ before, after }: Extract<Outline, { form: 'tube' }>): string => {
  const wide = 38;
  const narrow = (wide * after) / before;
  const ring = (x: number, radius: number, metres: number) =>
    circle([x, 64], radius + wall, 'shade') +
    circle([x, 64], radius) +
    measureBelow({ from: x - radius, to: x + radius, edge: 64 + wide + wall, text: `⌀ ${millimetres(metres)}` });
  return ring(72, wide, before) + path('M122 64H152M145 58L152 64L145 70') + ring(190, narrow, after);
};
