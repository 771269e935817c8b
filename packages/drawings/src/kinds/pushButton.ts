import type { Attributes } from '../attributes.ts';
import { circle, line, path, rect, repeat, screwHead } from '../shapes.ts';

/** A tactile button on four legs, or a toggle switch with its lever and solder lugs. */
export const drawPushButton = (attributes: Attributes): string =>
  /toggle|lever/i.test(attributes.text('design', '')) ? toggle() : tactile();

const tactile = () =>
  [
    repeat(
      2,
      (index) => rect([28, 52 + 44 * index], [30, 12, 1], 'plate') + rect([182, 52 + 44 * index], [30, 12, 1], 'plate'),
    ),
    rect([56, 24], [128, 112, 4]),
    repeat(4, (index) => screwHead([70 + 100 * (index % 2), 38 + 84 * Math.floor(index / 2)], 6)),
    circle([120, 80], 34, 'shade'),
    circle([120, 80], 25),
  ].join('');

const toggle = () =>
  [
    repeat(3, (index) => rect([84 + 30 * index, 116], [12, 34, 1], 'plate')),
    rect([68, 70], [104, 48, 3]),
    rect([100, 50], [40, 20, 1], 'plate'),
    line([100, 57], [140, 57], 'metal'),
    line([100, 64], [140, 64], 'metal'),
    path('M112 50L134 10A7 7 0 0 1 147 17L128 50Z', 'body'),
  ].join('');
