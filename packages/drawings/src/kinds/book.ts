import type { Attributes } from '../attributes.ts';
import { label, line, rect } from '../shapes.ts';

/** A bound book from the front, with its pages at the lower edge: the more it has, the thicker it is. */
export const drawBook = (attributes: Attributes): string => {
  const pages = attributes.number('pages', 200);
  const thickness = Math.min(16, 6 + pages / 50);
  return [
    rect([74, 20], [96, 116 + thickness, 4]),
    rect([74, 20], [12, 116 + thickness, 3], 'shade'),
    rect([84, 134], [82, thickness - 2, 1], 'plate'),
    line([98, 48], [158, 48]),
    line([98, 60], [146, 60]),
    label([128, 96], String(pages), [60, 18]),
  ].join('');
};
