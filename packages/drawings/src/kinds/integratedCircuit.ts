import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, label, path, rect, repeat } from '../shapes.ts';

/** A dual in-line package from above, pin one beside the notch, with its marking. */
export const drawIntegratedCircuit = (attributes: Attributes): string => {
  const pins = count(attributes.number('pins', 8), 4, 40);
  const side = Math.ceil(pins / 2);
  const pitch = Math.min(28, 180 / side);
  const width = Math.max(84, pitch * side + 8);
  const left = 120 - width / 2;
  return [
    repeat(pins, (index) => {
      const x = 120 + pitch * ((index % side) - (side - 1) / 2);
      const leg = Math.min(10, pitch * 0.5);
      return rect([x - leg / 2, index < side ? 24 : 114], [leg, 22, 1], 'plate');
    }),
    rect([left, 44], [width, 72, 3]),
    path(`M${left} 70A10 10 0 0 1 ${left} 90`),
    circle([left + 12, 104], 3, 'solid'),
    label([124, 80], attributes.text('marking', ''), [width - 28, 20]),
  ].join('');
};
