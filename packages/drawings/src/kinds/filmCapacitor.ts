import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { label, line, path, rect } from '../shapes.ts';

/** A box of film on two straight legs, with capacitance and voltage. */
export const drawFilmCapacitor = (attributes: Attributes): string =>
  [
    line([84, 104], [84, 152], 'metal'),
    line([156, 104], [156, 152], 'metal'),
    rect([56, 26], [128, 80, 4]),
    path('M56 94H184'),
    label([120, 52], printedValue(attributes.number('capacitance', Number.NaN), 'F'), [104, 24]),
    label([120, 78], printedValue(attributes.number('voltage', Number.NaN), 'V'), [80, 18]),
  ].join('');
