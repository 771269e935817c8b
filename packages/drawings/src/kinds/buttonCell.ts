import type { Attributes } from '../attributes.ts';
import { proportion } from '../attributes.ts';
import { circle, label, path, rect } from '../shapes.ts';

/** A button cell from its plus side with its name, and beside it as thin as it is. */
export const drawButtonCell = (attributes: Attributes): string => {
  const thickness = Math.min(46, 116 / proportion(attributes, ['diameter', 'height'], 6));
  return [
    circle([92, 80], 58, 'plate'),
    circle([92, 80], 48),
    path('M92 46V62M84 54H100'),
    label([92, 84], attributes.text('cell-size', ''), [84, 20]),
    rect([182, 22], [thickness, 116, 3], 'plate'),
  ].join('');
};
