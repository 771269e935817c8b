import type { Attributes } from '../attributes.ts';
import { circle, label, path, rect } from '../shapes.ts';
import { terminal, terminals } from './terminals.ts';

/** A direct-current motor, or a stepper with its two windings. A servo is a device with a motor in it. */
export const motorSymbol = (attributes: Attributes): string | null => {
  const type = attributes.text('motor-type', '');
  if (/stepper/i.test(type)) return stepper();
  if (!/gear|brush/i.test(type)) return null;
  return terminals(78, 162) + circle([120, 80], 42) + label([120, 74], 'M', [60, 34]) + path('M106 98H134') + dashes();
};

const dashes = () => path('M106 105H112M117 105H123M128 105H134');

const stepper = () =>
  [
    terminal([30, 50], [74, 50]),
    terminal([30, 110], [74, 110]),
    path(`M74 50${'a10 10 0 0 1 0 20'.repeat(3)}`),
    circle([146, 80], 40),
    label([146, 74], 'M', [60, 32]),
    path('M130 104H138V98H146V92H154'),
  ].join('');

const direct = (x: number, y: number) =>
  path(`M${x - 12} ${y - 3}H${x + 12}M${x - 12} ${y + 4}h6M${x - 3} ${y + 4}h6M${x + 6} ${y + 4}h6`);
const alternating = (x: number, y: number) => path(`M${x - 12} ${y}c4 -10 8 -10 12 0s8 10 12 0`);

/** A converter: what goes in above the diagonal, what comes out below. */
export const converterSymbol = (attributes: Attributes): string | null => {
  const input = attributes.text('input-voltage', '');
  if (input === '') return null;
  const sign = /\bAC\b/.test(input) ? alternating : direct;
  return terminals(82, 158) + rect([82, 42], [76, 76, 0]) + path('M82 118L158 42') + sign(102, 62) + direct(138, 99);
};
