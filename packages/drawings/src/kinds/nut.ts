import type { Attributes } from '../attributes.ts';
import { circle, label, path } from '../shapes.ts';

/** A hexagon nut from above with its thread's name. */
export const drawNut = (attributes: Attributes): string =>
  [
    path('M120 14L177 47V113L120 146L63 113V47Z', 'plate'),
    circle([120, 80], 50, 'plate'),
    circle([120, 80], 28),
    path('M120 56A24 24 0 1 1 96 80', 'metal'),
    label([120, 80], attributes.text('thread', ''), [38, 17]),
  ].join('');
