import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

/** A charger with a bay for each cell, and the lamp below it. */
export const drawCharger = (attributes: Attributes): string => {
  const bays = count(attributes.number('cells', 4), 1, 8);
  const pitch = Math.min(36, 152 / bays);
  return [
    path('M100 20V6M140 20V6', 'metal'),
    rect([34, 20], [172, 120, 8]),
    repeat(bays, (index) => {
      const x = 120 + pitch * (index - (bays - 1) / 2);
      const width = pitch * 0.7;
      return (
        rect([x - width / 2, 36], [width, 78, 3], 'shade') +
        rect([x - width / 5, 36], [(width * 2) / 5, 5, 0], 'contact') +
        path(`M${x} 58V70M${x - 4} 64H${x + 4}`) +
        circle([x, 126], 3, 'contact')
      );
    }),
  ].join('');
};
