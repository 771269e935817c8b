import { ellipse, path, rect, repeat } from '../shapes.ts';

/** A reel of solder wire standing on its flange, the end hanging loose. */
export const drawSpool = (): string =>
  [
    path('M70 124A50 13 0 0 0 170 124V116A50 13 0 0 1 70 116Z', 'body'),
    ellipse([120, 116], [50, 13]),
    rect([84, 44], [72, 72, 2], 'plate'),
    repeat(8, (index) => path(`M84 ${50 + 9 * index}A36 9 0 0 0 156 ${50 + 9 * index}`, 'metal')),
    path('M156 96C178 98 172 128 196 126', 'metal'),
    path('M70 34V42A50 13 0 0 0 170 42V34', 'body'),
    ellipse([120, 34], [50, 13]),
    ellipse([120, 34], [16, 4], 'shade'),
  ].join('');
