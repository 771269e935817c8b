import type { Attributes } from '../attributes.ts';
import { circle, label, path, rect, repeat } from '../shapes.ts';

/** A TO-220 package: cooling tab, body, three legs that are wide at the root. */
export const drawVoltageRegulator = (attributes: Attributes): string => {
  const legs = repeat(3, (index) => {
    const x = 98 + 22 * index;
    return path(`M${x - 4} 98V118L${x - 2} 122V154H${x + 2}V122L${x + 4} 118V98Z`, 'plate');
  });
  return [
    legs,
    path('M84 50V16L88 10H152L156 16V50Z', 'plate'),
    circle([120, 30], 9, 'plate'),
    rect([80, 48], [80, 56, 2]),
    label([120, 76], attributes.text('marking', ''), [70, 18]),
  ].join('');
};
