import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { label, path, rect } from '../shapes.ts';

/** A glass fuse: caps, the wire between them (a coil when it is slow), and what is stamped on the cap: F or T and the current. */
export const drawFuse = (attributes: Attributes): string => {
  const slow = /time|slow/i.test(attributes.text('characteristic', ''));
  const current = printedValue(attributes.number('current', Number.NaN), 'A');
  return [
    rect([60, 44], [120, 52, 4]),
    slow
      ? path(
          'M62 70H74C74 58 86 58 86 70C86 58 98 58 98 70C98 58 110 58 110 70C110 58 122 58 122 70C122 58 134 58 134 70C134 58 146 58 146 70C146 58 158 58 158 70H178',
          'metal',
        )
      : path('M62 70H178', 'metal'),
    rect([34, 40], [34, 60, 4], 'plate'),
    rect([172, 40], [34, 60, 4], 'plate'),
    label([120, 124], current === '' ? '' : `${slow ? 'T' : 'F'} ${current}`, [150, 20]),
  ].join('');
};
