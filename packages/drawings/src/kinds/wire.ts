import type { Attributes } from '../attributes.ts';
import { coloured, ellipse, path, repeat } from '../shapes.ts';

const insulation = new Map([
  ['black', '#2b2f2d'],
  ['red', '#c8322b'],
  ['blue', '#2f62c4'],
  ['yellow', '#f0c419'],
  ['green', '#2f9e58'],
  ['white', '#fbfbf7'],
]);

export const insulationOf = (colour: string): string => insulation.get(colour.toLowerCase()) ?? 'var(--shade)';

/** A reel of wire from the side in its colour, the stripped end below. */
export const drawWire = (attributes: Attributes): string => {
  const colour = insulationOf(attributes.text('colour', ''));
  return [
    ellipse([120, 70], [96, 58], 'shade'),
    coloured('M50 70A70 42 0 1 1 190 70A70 42 0 1 1 50 70Z', colour),
    repeat(4, (index) => ellipse([120, 70], [62 - 8 * index, 37 - 5 * index], 'line')),
    ellipse([120, 70], [28, 17], 'body'),
    coloured('M176 96C196 110 206 120 204 138L196 138C196 124 186 114 168 102Z', colour),
    path('M198 138V152M202 138V152', 'metal'),
  ].join('');
};
