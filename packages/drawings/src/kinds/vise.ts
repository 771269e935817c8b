import { circle, path, rect, repeat } from '../shapes.ts';

/** A work holder: a board between its two jaws, tilted on a ball above a heavy foot. */
export const drawVise = (): string =>
  [
    path('M64 146H176L164 128H76Z', 'shade'),
    path('M108 128L112 106H128L132 128Z', 'body'),
    circle([120, 100], 14, 'plate'),
    rect([54, 74], [132, 18, 3], 'shade'),
    rect([48, 40], [14, 52, 2]),
    rect([178, 40], [14, 52, 2]),
    rect([62, 50], [116, 12, 1], 'plate'),
    repeat(5, (index) => rect([72 + 22 * index, 38], [12, 12, 1])),
    rect([192, 60], [26, 10, 2], 'plate'),
    circle([222, 65], 9, 'shade'),
  ].join('');
