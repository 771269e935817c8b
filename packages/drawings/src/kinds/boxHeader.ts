import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

/** A keyed header from above: as many pins as it has in two rows, the notch, and the mark at pin one. */
export const drawBoxHeader = (attributes: Attributes): string => {
  const pins = count(attributes.number('positions', 10), 2, 64);
  const columns = Math.ceil(pins / 2);
  const pitch = Math.min(22, 176 / columns);
  const width = pitch * columns + 28;
  const left = 120 - width / 2;
  return [
    rect([left, 38], [width, 84, 3]),
    rect([left + 7, 46], [width - 14, 68, 1], 'shade'),
    path(`M108 122V114H132V122Z`, 'body'),
    repeat(pins, (index) => {
      const x = 120 + pitch * (Math.floor(index / 2) - (columns - 1) / 2);
      return circle([x, index % 2 === 0 ? 94 : 66], Math.min(5, pitch / 3), 'pin');
    }),
    path(`M${left + 8} 130l6 10h-12z`, 'solid'),
  ].join('');
};
