import type { Attributes } from '../attributes.ts';
import { circle, label, line, rect, repeat } from '../shapes.ts';

/** A hand-held multimeter; the display shows as many counts as it has. */
export const drawMultimeter = (attributes: Attributes): string => {
  const counts = Math.round(attributes.number('counts', 2000)) - 1;
  return [
    rect([78, 6], [84, 148, 12]),
    rect([90, 18], [60, 30, 2], 'shade'),
    label([120, 33], String(counts), [54, 18]),
    repeat(9, (index) => {
      const angle = ((index - 4) / 4) * 2.3 - Math.PI / 2;
      return line(
        [120 + Math.cos(angle) * 28, 88 + Math.sin(angle) * 28],
        [120 + Math.cos(angle) * 32, 88 + Math.sin(angle) * 32],
      );
    }),
    circle([120, 88], 22),
    line([120, 88], [106, 74]),
    repeat(3, (index) => circle([98 + 22 * index, 136], 7, 'plate') + circle([98 + 22 * index, 136], 2.5, 'contact')),
  ].join('');
};
