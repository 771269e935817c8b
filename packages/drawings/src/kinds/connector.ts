import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { line, rect, repeat, screwHead } from '../shapes.ts';

/** A screw terminal block from the front: a screw, a wire entry and a pin for each pole. */
export const drawConnector = (attributes: Attributes): string => {
  const poles = count(attributes.number('positions', 2), 1, 8);
  const pitch = Math.min(44, 200 / poles);
  const left = 120 - (pitch * poles) / 2;
  const centre = (index: number) => left + pitch * (index + 0.5);
  return [
    repeat(poles, (index) => line([centre(index), 116], [centre(index), 146], 'pin')),
    rect([left, 22], [pitch * poles, 94]),
    repeat(poles - 1, (index) => line([left + pitch * (index + 1), 22], [left + pitch * (index + 1), 116])),
    repeat(poles, (index) => screwHead([centre(index), 48], pitch * 0.32)),
    repeat(poles, (index) => rect([centre(index) - pitch * 0.3, 78], [pitch * 0.6, 26, 1], 'shade')),
  ].join('');
};
