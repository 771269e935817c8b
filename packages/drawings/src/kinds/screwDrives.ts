import type { Attributes } from '../attributes.ts';
import { circle, line, path, polygon } from '../shapes.ts';
import type { Point } from '../shapes.ts';

const around = (corners: number, radius: (index: number) => number): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * radius(index), Math.sin(angle) * radius(index)];
  });

/** The end of a driver, about the origin, by the word for its drive. */
const ends: readonly (readonly [says: RegExp, draw: () => string])[] = [
  [/slotted/i, () => path('M-17 -3.5H17V3.5H-17Z', 'shade')],
  [/phillips/i, () => path('M-4 -17H4L5 -5L17 -4V4L5 5L4 17H-4L-5 5L-17 4V-4L-5 -5Z', 'shade')],
  [
    /\bhex/i,
    () =>
      polygon(
        around(6, () => 17),
        'shade',
      ),
  ],
  [
    /torx/i,
    () =>
      polygon(
        around(12, (index) => (index % 2 === 0 ? 18 : 11)),
        'shade',
      ),
  ],
];

/** The ends of a set's drivers, as the screw sees them; null where no drive is named that we can draw. */
export const screwDrives = (attributes: Attributes): string | null => {
  const drives = attributes.text('drive', '');
  const drawn = ends.filter(([says]) => says.test(drives));
  if (drawn.length === 0) return null;
  const size = Math.min(2, 4 / drawn.length);
  return drawn
    .map(([, draw], index) => {
      const x = 120 + 54 * size * (index - (drawn.length - 1) / 2);
      const axes = line([-27, 0], [27, 0], 'metal') + line([0, -27], [0, 27], 'metal');
      return `<g transform="translate(${x} 80) scale(${size})" stroke-width="${2 / size}">${circle([0, 0], 22, 'plate')}${axes}${draw()}</g>`;
    })
    .join('');
};
