import type { Attributes } from '../attributes.ts';
import { colourBands } from '../markings/colourBands.ts';
import { line } from '../shapes.ts';
import { bandedBody } from './bandedBody.ts';

/** A through-hole resistor whose bands say its value (IEC 60062). */
export const drawResistor = (attributes: Attributes): string =>
  [
    line([18, 80], [61, 80], 'metal'),
    line([179, 80], [222, 80], 'metal'),
    bandedBody(colourBands(attributes.number('resistance', Number.NaN), attributes.number('tolerance', 5))),
  ].join('');
