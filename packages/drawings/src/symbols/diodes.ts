import type { Attributes } from '../attributes.ts';
import { path, polygon } from '../shapes.ts';
import { terminals } from './terminals.ts';

const triangle = () =>
  polygon([
    [98, 54],
    [98, 106],
    [142, 80],
  ]) + path('M98 80H142');

const diode = (bar: string) => terminals(98, 142) + triangle() + path(bar);

/** A diode; how its bar ends says whether it is a zener or a Schottky diode. Suppressor diodes break down as zener diodes do. */
export const diodeSymbol = (attributes: Attributes): string => {
  if (attributes.number('zener-voltage', 0) > 0 || attributes.number('breakdown-voltage', 0) > 0)
    return diode('M130 54H142V106');
  return /schottky/i.test(attributes.text('technology', ''))
    ? diode('M152 62V54H142V106H132V98')
    : diode('M142 54V106');
};

/** A light-emitting diode: light leaves it. */
export const ledSymbol = (): string =>
  diode('M142 54V106') +
  path('M122 46L144 24M140 52L162 30') +
  path('M144 24l-10 3M144 24l-3 10M162 30l-10 3M162 30l-3 10');
