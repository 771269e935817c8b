import { path, polygon, rect } from '../shapes.ts';
import type { Ink } from '../shapes.ts';

/** A two-terminal surface-mount part seen from above, a little of its front edge showing. */
export const chipBody = (top: Ink): string =>
  [
    polygon(
      [
        [44, 104],
        [196, 104],
        [196, 118],
        [44, 118],
      ],
      'body',
    ),
    rect([44, 38], [152, 66, 1], top),
    path('M44 38H72V118H44ZM44 104H72', 'plate'),
    path('M168 38H196V118H168ZM168 104H196', 'plate'),
  ].join('');
