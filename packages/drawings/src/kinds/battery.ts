import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { label, path, rect } from '../shapes.ts';

/** A round cell lying down, the plus pole in copper, with its voltage. */
export const drawBattery = (attributes: Attributes): string =>
  [
    rect([196, 66], [10, 28, 2], 'plate'),
    rect([30, 46], [166, 68, 6]),
    path('M160 46H190A6 6 0 0 1 196 52V108A6 6 0 0 1 190 114H160Z', 'shade'),
    path('M178 72V88M170 80H186M44 72V88'),
    label([104, 80], printedValue(attributes.number('voltage', Number.NaN), 'V'), [104, 24]),
  ].join('');
