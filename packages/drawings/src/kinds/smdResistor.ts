import type { Attributes } from '../attributes.ts';
import { smdResistorCode } from '../markings/printedCodes.ts';
import { label } from '../shapes.ts';
import { chipBody } from './chipBody.ts';

/** A chip resistor with the code that is printed on it. */
export const drawSmdResistor = (attributes: Attributes): string => {
  const code = smdResistorCode(attributes.number('resistance', Number.NaN), attributes.number('tolerance', 5));
  return chipBody('body') + label([120, 71], code, [86, 34]);
};
