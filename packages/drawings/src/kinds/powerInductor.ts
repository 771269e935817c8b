import type { Attributes } from '../attributes.ts';
import { trimmerCode } from '../markings/printedCodes.ts';
import { circle, label, path, rect } from '../shapes.ts';

/** A shielded choke from above: the winding's round lid in its square core, marked in microhenries. */
export const drawPowerInductor = (attributes: Attributes): string => {
  const microhenries = attributes.number('inductance', Number.NaN) * 1e6;
  return [
    rect([48, 60], [16, 40, 1], 'plate'),
    rect([176, 60], [16, 40, 1], 'plate'),
    path('M76 20H164L180 36V124L164 140H76L60 124V36Z', 'shade'),
    circle([120, 80], 46),
    label([120, 80], trimmerCode(microhenries), [74, 28]),
  ].join('');
};
