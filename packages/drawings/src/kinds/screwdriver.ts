import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { line, path, polygon, rect, repeat } from '../shapes.ts';

/** As many drivers as the set has, six at most; hexagon keys when that is what they are. */
export const drawScrewdriver = (attributes: Attributes): string => {
  const pieces = count(attributes.number('pieces', 1), 1, 6);
  const pitch = Math.min(32, 190 / pieces);
  const keys = /key/i.test(attributes.text('design', ''));
  return repeat(pieces, (index) => {
    const x = 120 + pitch * (index - (pieces - 1) / 2);
    return keys ? key(x, index) : driver(x, pitch);
  });
};

const driver = (x: number, pitch: number) => {
  const grip = Math.min(11, pitch * 0.38);
  return [
    rect([x - 2.5, 84], [5, 52, 0], 'plate'),
    polygon(
      [
        [x - 2.5, 134],
        [x + 2.5, 134],
        [x + 4, 148],
        [x - 4, 148],
      ],
      'plate',
    ),
    rect([x - grip, 24], [grip * 2, 62, 5]),
    line([x - grip / 2, 40], [x - grip / 2, 76]),
    line([x + grip / 2, 40], [x + grip / 2, 76]),
    rect([x - grip * 0.8, 14], [grip * 1.6, 12, 4], 'shade'),
  ].join('');
};

const key = (x: number, index: number) =>
  path(
    `M${x - 3} ${20 + 6 * index}V132A12 12 0 0 0 ${x + 9} 144H${x + 17}V138H${x + 9}A6 6 0 0 1 ${x + 3} 132V${20 + 6 * index}Z`,
    'plate',
  );
