import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

/** A socket from above: a frame with as many round contacts as the circuit has pins, and the notch. */
export const drawIcSocket = (attributes: Attributes): string => {
  const pins = count(attributes.number('pins', 8), 4, 40);
  const side = Math.ceil(pins / 2);
  const pitch = Math.min(24, 176 / side);
  const width = pitch * side + 12;
  const left = 120 - width / 2;
  return [
    rect([left, 36], [width, 88, 3]),
    rect([left + 12, 62], [Math.max(4, width - 24), 36, 2], 'shade'),
    path(`M${left} 72A8 8 0 0 1 ${left} 88`),
    repeat(pins, (index) => {
      const x = 120 + pitch * ((index % side) - (side - 1) / 2);
      return circle([x, index < side ? 49 : 111], Math.min(7, pitch * 0.36), 'socket');
    }),
  ].join('');
};
