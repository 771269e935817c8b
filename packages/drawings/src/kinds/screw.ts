import { proportion } from '../attributes.ts';
import type { Attributes } from '../attributes.ts';
import { circle, line, path, polygon, rect, repeat } from '../shapes.ts';
import type { Point } from '../shapes.ts';

/** The head from the front, and the screw from the side in the proportion of its thread's diameter to its length. */
export const drawScrew = (attributes: Attributes): string => {
  const ratio = proportion(attributes, ['length', 'diameter'], 3);
  const shank = Math.min(102, Math.max(36, 24 * ratio));
  const left = (240 - (52 + 18 + 24 + shank)) / 2;
  const head = left + 70;
  const start = head + 24;
  const end = start + shank;
  const threads = repeat(Math.floor((shank - 8) / 7), (index) =>
    line([start + 5 + 7 * index, 67], [start + 9 + 7 * index, 93], 'metal'),
  );
  return [
    circle([left + 26, 80], 26, 'plate'),
    drive([left + 26, 80], attributes.text('drive', 'hex')),
    polygon(
      [
        [start, 68],
        [end - 5, 68],
        [end, 73],
        [end, 87],
        [end - 5, 92],
        [start, 92],
      ],
      'plate',
    ),
    threads,
    rect([head, 54], [24, 52, 4], 'plate'),
    line([head + 7, 54], [head + 7, 106], 'metal'),
  ].join('');
};

const drive = ([x, y]: Point, kind: string): string =>
  /phillips|cross/i.test(kind)
    ? path(`M${x - 4} ${y - 14}h8v10h10v8h-10v10h-8v-10h-10v-8h10z`, 'metal')
    : path(`M${x - 13} ${y}l6.5 -11.300h13l6.5 11.300l-6.5 11.300h-13z`, 'metal');
