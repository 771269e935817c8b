import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { line, path, rect, repeat } from '../shapes.ts';

/** A header for wires from its open side: a pin for each wire inside the shroud, its tail below. */
export const drawWireConnector = (attributes: Attributes): string => {
  const pins = count(attributes.number('positions', 2), 1, 16);
  const pitch = Math.min(26, 190 / pins);
  const width = pitch * pins + 14;
  const left = 120 - width / 2;
  const centre = (index: number) => 120 + pitch * (index - (pins - 1) / 2);
  return [
    rect([left, 36], [width, 74, 3]),
    path(`M${left + 6} 36V96H${left + width - 6}V36`),
    path('M104 36V48H136V36'),
    repeat(pins, (index) => line([centre(index), 56], [centre(index), 146], 'pin')),
    rect([left, 100], [width, 14, 1], 'shade'),
  ].join('');
};
