import type { Attributes } from '../attributes.ts';
import { circle, label, path } from '../shapes.ts';

/** A flat washer from above and, thin, from the side. */
export const drawWasher = (attributes: Attributes): string =>
  [
    circle([104, 80], 58, 'plate'),
    circle([104, 80], 27),
    path('M192 24H200V136H192Z', 'plate'),
    label([104, 80], attributes.text('thread', ''), [36, 17]),
  ].join('');
