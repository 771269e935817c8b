import type { Attributes } from '../attributes.ts';
import { coloured, ellipse, path } from '../shapes.ts';

/** Tubing before and after the heat: wide on the left, half as wide over a wire on the right. */
export const drawHeatShrink = (attributes: Attributes): string => {
  const colour = new Map([
    ['black', '#2b2f2d'],
    ['red', '#c8322b'],
  ]).get(attributes.text('colour', '').toLowerCase());
  return [
    path('M96 80H226', 'metal'),
    coloured(
      'M30 44H96C120 44 124 62 148 62H196A6 18 0 0 1 196 98H148C124 98 120 116 96 116H30Z',
      colour ?? 'var(--body)',
    ),
    ellipse([30, 80], [12, 36], 'shade'),
    path('M96 44C120 44 124 62 148 62M96 116C120 116 124 98 148 98'),
  ].join('');
};
