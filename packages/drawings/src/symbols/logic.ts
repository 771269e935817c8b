import type { Attributes } from '../attributes.ts';
import { circle, label, path, rect } from '../shapes.ts';
import { terminal } from './terminals.ts';

/** The mark of a gate (IEC 60617-12) and its inputs, by the circuit's attribute `function`. */
const gates: readonly (readonly [says: RegExp, mark: string, inputs: 1 | 2])[] = [
  [/\bX?NAND gates|\bAND gates/, '&', 2],
  [/exclusive-OR gates/, '=1', 2],
  [/\bN?OR gates/, '≥1', 2],
  [/inverters/, '1', 1],
];

/** One of the gates of a logic circuit, or an operational amplifier; what has no symbol of a single element has none. */
export const circuitSymbol = (attributes: Attributes): string | null => {
  const says = attributes.text('function', '');
  if (says.startsWith('operational amplifier')) return amplifier();
  const gate = gates.find(([pattern]) => pattern.test(says));
  if (gate === undefined) return null;
  const [, mark, inputs] = gate;
  const inverts = /NAND|NOR|inverters/.test(says);
  return [
    inputs === 1 ? terminal([24, 80], [82, 80]) : terminal([24, 58], [82, 58]) + terminal([24, 102], [82, 102]),
    terminal([216, 80], [inverts ? 168 : 158, 80]),
    rect([82, 36], [76, 88, 0]),
    label([120, 58], mark, [50, 26]),
    inverts ? circle([163, 80], 5) : '',
    /Schmitt/.test(says) ? path('M104 98H124V84M116 98V84H136') : '',
  ].join('');
};

const amplifier = () =>
  [
    terminal([24, 58], [82, 58]),
    terminal([24, 102], [82, 102]),
    terminal([216, 80], [158, 80]),
    rect([82, 36], [76, 88, 0]),
    path('M106 44L118 51L106 58Z'),
    path('M130 51c4 -8 12 -8 12 0s-8 8 -12 0s-12 -8 -12 0s8 8 12 0', 'line'),
    path('M90 72H100M90 102H100M95 97V107'),
  ].join('');
