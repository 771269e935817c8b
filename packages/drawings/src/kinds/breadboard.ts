import type { Attributes } from '../attributes.ts';
import { count } from '../attributes.ts';
import { circle, line, rect, repeat } from '../shapes.ts';

/** A solderless breadboard: two supply rails, five holes on each side of the middle groove; longer with more contacts. */
export const drawBreadboard = (attributes: Attributes): string => {
  const columns = count(attributes.number('contacts', 400) / 20, 12, 22);
  const width = columns * 8.6 + 12;
  const left = 120 - width / 2;
  const row = (y: number) => repeat(columns, (index) => circle([left + 10.3 + 8.6 * index, y], 1.6, 'solid'));
  const rail = (y: number) => line([left + 7, y], [left + width - 7, y], 'metal');
  return [
    rect([left, 22], [width, 116, 4]),
    rail(29),
    [35, 43].map(row).join(''),
    repeat(4, (index) => row(54 + 8 * index)),
    rect([left, 83], [width, 6, 0], 'shade'),
    repeat(4, (index) => row(94 + 8 * index)),
    row(126),
    rail(132),
  ].join('');
};
