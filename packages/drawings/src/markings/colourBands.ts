import { fitsTwoDigits, significand } from './significand.ts';

const digitColours = ['black', 'brown', 'red', 'orange', 'yellow', 'green', 'blue', 'violet', 'grey', 'white'] as const;

export type BandColour = (typeof digitColours)[number] | 'gold' | 'silver' | 'pink';

const smallMultipliers = new Map<number, BandColour>([
  [-1, 'gold'],
  [-2, 'silver'],
  [-3, 'pink'],
]);

/** IEC 60062; 20 % has no band. */
const toleranceColours = new Map<number, BandColour>([
  [10, 'silver'],
  [5, 'gold'],
  [2, 'red'],
  [1, 'brown'],
  [0.5, 'green'],
  [0.25, 'blue'],
  [0.1, 'violet'],
  [0.05, 'orange'],
  [0.02, 'yellow'],
  [0.01, 'grey'],
]);

const multiplierColour = (exponent: number) => digitColours[exponent] ?? smallMultipliers.get(exponent);

/**
 * The colour code printed on a through-hole resistor, read from the end away from the tolerance band: two digits, or three below 5 %
 * and for values that need them, then the multiplier and the tolerance. A wire link (0 Ω) has one black band.
 * No bands when the code cannot say the value. `ohms` in Ω, `tolerance` in percent.
 */
export const colourBands = (ohms: number, tolerance: number): readonly BandColour[] => {
  if (ohms === 0) return ['black'];
  const digits = tolerance >= 5 && fitsTwoDigits(ohms) ? 2 : 3;
  const code = significand(ohms, digits);
  const multiplier = code && multiplierColour(code.exponent);
  if (!code || !multiplier) return [];
  const figures = [...String(code.figure)].flatMap((digit) => digitColours[Number(digit)] ?? []);
  return [...figures, multiplier, ...[toleranceColours.get(tolerance) ?? []].flat()];
};
