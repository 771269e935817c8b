import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, line, path, rect, repeat } from '../shapes.ts';

/** A bench oscilloscope with a trace on the screen and an input for each channel. */
export const drawOscilloscope = (attributes: Attributes): string => {
  const channels = count(attributes.number('channels', 2), 1, 4);
  return [
    rect([22, 24], [196, 108, 6]),
    path('M40 132v8h20v-8M180 132v8h20v-8', 'body'),
    rect([34, 36], [104, 72, 2], 'shade'),
    path('M34 72H46V54H64V90H82V54H100V90H118V72H138'),
    ...[
      [158, 48],
      [186, 48],
      [158, 76],
      [186, 76],
    ].map(([x = 0, y = 0]) => circle([x, y], 9) + line([x, y], [x + 5, y - 5])),
    repeat(channels, (index) => {
      const x = 172 + 18 * (index - (channels - 1) / 2);
      return circle([x, 112], 7, 'plate') + circle([x, 112], 2, 'contact');
    }),
    rect([34, 114], [30, 8, 1], 'body'),
    rect([70, 114], [30, 8, 1], 'body'),
  ].join('');
};
