import type { Attributes } from '../attributes.ts';
import { proportion } from '../attributes.ts';
import { path, polygon, rect, screwHead } from '../shapes.ts';

/** An enclosure in its own proportion of length to width, lid on, a screw in each corner. */
export const drawEnclosure = (attributes: Attributes): string => {
  const ratio = proportion(attributes, ['length', 'width'], 1.5);
  const width = Math.min(176, Math.max(84, 92 * ratio));
  const left = 120 - width / 2;
  const right = left + width;
  return [
    polygon(
      [
        [left, 108],
        [right, 108],
        [right - 6, 140],
        [left + 6, 140],
      ],
      'shade',
    ),
    rect([left, 22], [width, 88, 6]),
    path(`M${left} 100H${right}`),
    screwHead([left + 12, 34], 5),
    screwHead([right - 12, 34], 5),
    screwHead([left + 12, 88], 5),
    screwHead([right - 12, 88], 5),
  ].join('');
};
