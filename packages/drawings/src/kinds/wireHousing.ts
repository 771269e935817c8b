import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { path, rect, repeat } from '../shapes.ts';

/** The wires' side: a window for each contact, and the wires leaving above. */
export const drawWireHousing = (attributes: Attributes): string => {
  const pins = count(attributes.number('positions', 2), 1, 16);
  const pitch = Math.min(26, 190 / pins);
  const width = pitch * pins + 8;
  const left = 120 - width / 2;
  const centre = (index: number) => 120 + pitch * (index - (pins - 1) / 2);
  return [
    repeat(pins, (index) =>
      path(`M${centre(index)} 62C${centre(index)} 40 ${centre(index) + 6} 30 ${centre(index) + 6} 12`, 'metal'),
    ),
    rect([left, 60], [width, 76, 3]),
    path(`M${left + 4} 76H${left + width - 4}`),
    repeat(pins, (index) => rect([centre(index) - pitch * 0.25, 86], [pitch * 0.5, 34, 1], 'socket')),
  ].join('');
};
