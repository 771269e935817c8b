import type { Attributes } from '../attributes.ts';
import { capacitorCode } from '../markings/printedCodes.ts';
import { circle, label, path } from '../shapes.ts';
import { chipBody } from './chipBody.ts';

/** A disc with its picofarad code; a multilayer chip, which carries no print, when the package is an SMD size such as 0805. */
export const drawCeramicCapacitor = (attributes: Attributes): string => {
  if (/^\d{4}\b/.test(attributes.text('package', ''))) return chipBody('shade');
  return [
    path('M106 90C100 98 104 104 100 112V150', 'metal'),
    path('M134 90C140 98 136 104 140 112V150', 'metal'),
    circle([120, 54], 42),
    label([120, 54], capacitorCode(attributes.number('capacitance', Number.NaN)), [64, 24]),
  ].join('');
};
