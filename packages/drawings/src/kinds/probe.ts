import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { circle, label, path, rect, tube, turned } from '../shapes.ts';

/** An oscilloscope probe: hook, grip with its bandwidth, ground lead, and the plug at the other end. */
export const drawProbe = (attributes: Attributes): string =>
  [
    tube('M186 64C228 66 226 136 168 138'),
    rect([126, 122], [40, 32, 4], 'plate'),
    circle([120, 138], 9, 'plate'),
    turned(
      -14,
      [
        path('M12 80C12 72 20 72 22 78L44 80', 'metal'),
        path('M44 74H84L92 66H176A12 12 0 0 1 188 78V82A12 12 0 0 1 176 94H92L84 86H44Z', 'body'),
        rect([92, 64], [8, 32, 1], 'shade'),
        label([138, 80], printedValue(attributes.number('bandwidth', Number.NaN), 'Hz'), [66, 15]),
        path('M100 96C96 124 70 128 54 120', 'metal'),
        path('M56 114L40 116L38 124L54 126Z', 'plate'),
      ].join(''),
    ),
  ].join('');
