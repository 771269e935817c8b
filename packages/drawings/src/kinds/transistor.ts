import type { Attributes } from '../attributes.ts';
import { label, line, path, repeat } from '../shapes.ts';

/** A TO-92 package seen on its flat side. */
export const drawTransistor = (attributes: Attributes): string =>
  [
    repeat(3, (index) => line([98 + 22 * index, 84], [98 + 22 * index, 150], 'metal')),
    path('M78 20L84 12H156L162 20V88H78Z', 'shade'),
    path('M86 20H154V88H86Z', 'body'),
    label([120, 54], attributes.text('marking', ''), [60, 15]),
  ].join('');
