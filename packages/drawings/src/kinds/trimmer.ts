import type { Attributes } from '../attributes.ts';
import { trimmerCode } from '../markings/printedCodes.ts';
import { label, line, path, rect, repeat, screwHead } from '../shapes.ts';

/** A multi-turn trimmer: a box with its adjusting screw on top, three legs and its code. */
export const drawTrimmer = (attributes: Attributes): string =>
  [
    repeat(3, (index) => line([80 + 40 * index, 112], [80 + 40 * index, 150], 'pin')),
    rect([58, 44], [124, 68, 3]),
    path('M58 58H182'),
    rect([150, 26], [24, 18, 1], 'plate'),
    screwHead([162, 35], 7),
    label([116, 86], trimmerCode(attributes.number('resistance', Number.NaN)), [96, 26]),
  ].join('');
