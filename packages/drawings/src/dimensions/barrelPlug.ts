import { circle } from '../shapes.ts';
import { measureAbove, measureBelow } from './dimensionLines.ts';
import type { Outline } from './outlines.ts';

/** A barrel plug from its end: the sleeve, and the hole for the pin. */
export const barrelPlug = ({ outer, inner }: Extract<Outline, { form: 'barrel' }>): string => {
  const [x, y, radius] = [120, 78, 38];
  const bore = (radius * inner) / outer;
  return [
    circle([x, y], radius, 'plate'),
    circle([x, y], bore, 'shade'),
    measureBelow({ from: x - radius, to: x + radius, edge: y + radius, text: `⌀ ${outer} mm` }),
    measureAbove({ from: x - bore, to: x + bore, edge: y - radius, text: `⌀ ${inner} mm` }),
  ].join('');
};
