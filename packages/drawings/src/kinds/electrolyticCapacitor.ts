import type { Attributes } from '../attributes.ts';
import { printedValue } from '../markings/printedCodes.ts';
import { ellipse, label, line, path } from '../shapes.ts';

/** Cans are printed in microfarads, however large. */
const microfarads = (farads: number) => (farads > 0 ? `${Number((farads * 1e6).toPrecision(3))}µF` : '');

/** An upright can: the long lead is plus, the stripe marks minus. */
export const drawElectrolyticCapacitor = (attributes: Attributes): string =>
  [
    line([106, 112], [106, 152], 'metal'),
    line([138, 112], [138, 144], 'metal'),
    path('M80 20V108A42 10 0 0 0 164 108V20', 'body'),
    path('M142 28.5V116.500A42 10 0 0 0 164 108V20A42 10 0 0 1 142 28.500Z', 'shade'),
    path('M149 52H156M149 72H156M149 92H156'),
    ellipse([122, 20], [42, 10]),
    path('M104 16L140 24M140 16L104 24'),
    label([111, 62], microfarads(attributes.number('capacitance', Number.NaN)), [56, 14]),
    label([111, 84], printedValue(attributes.number('voltage', Number.NaN), 'V'), [56, 14]),
  ].join('');
