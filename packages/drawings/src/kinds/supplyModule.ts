import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { label, line, path, polygon, rect, repeat } from '../shapes.ts';

/** A potted converter block on pins, with its output. */
export const drawSupplyModule = (attributes: Attributes): string =>
  [
    repeat(2, (index) => line([62 + 16 * index, 116], [62 + 16 * index, 148], 'pin')),
    repeat(2, (index) => line([162 + 16 * index, 116], [162 + 16 * index, 148], 'pin')),
    polygon(
      [
        [44, 46],
        [60, 28],
        [212, 28],
        [196, 46],
      ],
      'shade',
    ),
    polygon(
      [
        [196, 46],
        [212, 28],
        [212, 98],
        [196, 116],
      ],
      'shade',
    ),
    rect([44, 46], [152, 70, 1]),
    path('M58 66C64 56 70 56 76 66S88 76 94 66M146 62H182M146 70H182'),
    label(
      [120, 98],
      printedValue(attributes.number('voltage', attributes.number('output-voltage', Number.NaN)), 'V'),
      [90, 20],
    ),
  ].join('');
