import type { Attributes } from '../attributes.ts';
import { circle, label, path, polygon, rect } from '../shapes.ts';
import type { Point } from '../shapes.ts';
import { terminal } from './terminals.ts';

/** An arrow head of 12 units, turned clockwise from pointing right. */
const arrow = ([x, y]: Point, degrees: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${polygon(
    [
      [x, y],
      [x - 12, y - 5],
      [x - 12, y + 5],
    ],
    'solid',
  )}</g>`;

/** A bipolar transistor: the arrow on its emitter says which way the current flows. */
const bipolar = (isNpn: boolean): string =>
  [
    circle([124, 80], 46),
    terminal([36, 80], [106, 80]),
    path('M106 52V108'),
    path('M106 70L142 46M106 90L142 114'),
    terminal([142, 18], [142, 46]),
    terminal([142, 142], [142, 114]),
    isNpn ? arrow([134, 108.5], 33.7) : arrow([112, 94], 213.7),
  ].join('');

/** An enhancement MOSFET: its channel is interrupted, and the arrow points into an N channel. */
const fieldEffect = (isN: boolean): string =>
  [
    circle([124, 80], 46),
    terminal([36, 104], [100, 104]),
    path('M100 56V104M110 50V64M110 73V87M110 96V110'),
    path('M110 57H142M110 103H142M110 80H142V103'),
    terminal([142, 18], [142, 57]),
    terminal([142, 142], [142, 103]),
    isN ? arrow([112, 80], 180) : arrow([136, 80], 0),
  ].join('');

/** A voltage regulator with its input, output and ground. */
const regulator = (volts: number): string =>
  [
    terminal([24, 62], [76, 62]),
    terminal([216, 62], [164, 62]),
    terminal([120, 144], [120, 108]),
    rect([76, 36], [88, 72, 0]),
    label([120, 72], `${volts} V`, [70, 20]),
  ].join('');

/** Transistors and regulators share their packages, so their attributes say which they are. */
export const transistorSymbol = (attributes: Attributes): string | null => {
  const volts = attributes.number('output-voltage', 0);
  if (volts !== 0) return regulator(volts);
  switch (attributes.text('polarity', '')) {
    case 'NPN':
    case 'PNP':
      return bipolar(attributes.text('polarity', '') === 'NPN');
    case 'N channel':
    case 'P channel':
      return fieldEffect(attributes.text('polarity', '') === 'N channel');
    default:
      return null;
  }
};
