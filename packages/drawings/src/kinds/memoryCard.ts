import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { label, path, rect, repeat } from '../shapes.ts';

/** A microSD card with its capacity and the ends of its contacts. */
export const drawMemoryCard = (attributes: Attributes): string =>
  [
    path('M74 144A4 4 0 0 1 70 140V16A4 4 0 0 1 74 12H138L150 24V44L158 52V62L170 74V140A4 4 0 0 1 166 144Z', 'body'),
    repeat(7, (index) => rect([79 + 9.5 * index, 20], [5, 18, 0], 'contact')),
    label([120, 98], printedValue(attributes.number('capacity', Number.NaN), 'B'), [70, 22]),
    path('M86 122H154'),
  ].join('');
