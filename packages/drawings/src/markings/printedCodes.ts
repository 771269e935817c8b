import { fitsTwoDigits, significand } from './significand.ts';

/**
 * The number printed on a chip resistor: digits and a count of zeros (472 is 4.7 kΩ, 1002 is 10 kΩ at 1 %), with R as the decimal
 * point of small values (4R7, R47). Empty when there is nothing to print. `ohms` in Ω, `tolerance` in percent.
 */
export const smdResistorCode = (ohms: number, tolerance: number): string => {
  if (ohms === 0) return '0';
  const digits = tolerance >= 5 && fitsTwoDigits(ohms) ? 2 : 3;
  const code = significand(ohms, digits);
  if (!code || code.exponent > 9) return '';
  const figure = String(code.figure);
  if (code.exponent >= 0) return `${figure}${code.exponent}`;
  const point = digits + code.exponent;
  return point < 0 ? '' : `${figure.slice(0, point)}R${figure.slice(point)}`;
};

/** The number printed on a ceramic capacitor, in picofarads: 104 is 10 × 10⁴ pF = 100 nF, and 47 is 47 pF. `farads` in F. */
export const capacitorCode = (farads: number): string => {
  const code = significand(farads, 2);
  if (!code) return '';
  const zeros = code.exponent + 12;
  if (zeros > 0) return zeros > 9 ? '' : `${code.figure}${zeros}`;
  return String(Number((farads * 1e12).toPrecision(2)));
};

const prefixes = new Map([
  [-12, 'p'],
  [-9, 'n'],
  [-6, 'µ'],
  [-3, 'm'],
  [0, ''],
  [3, 'k'],
  [6, 'M'],
  [9, 'G'],
  [12, 'T'],
]);

/** A value as parts are printed, whatever the reader's language: 0.0001 F is "100µF". Empty for nothing or a negative value. */
export const printedValue = (value: number, unit: string): string => {
  const code = significand(value, 3);
  if (!code) return '';
  const power = Math.min(12, Math.max(-12, Math.floor((code.exponent + 2) / 3) * 3));
  const figure = Number(`${code.figure}e${code.exponent - power}`);
  return `${figure}${prefixes.get(power) ?? ''}${unit}`;
};

/** Two digits and the number of zeros, R for the point: 10 kΩ is 103, 4.7 µH is 4R7. Empty for nothing. `value` in Ω or µH. */
export const trimmerCode = (value: number): string => {
  const code = significand(value, 2);
  if (!code || code.exponent > 9) return '';
  const figure = String(code.figure);
  if (code.exponent >= 0) return `${figure}${code.exponent}`;
  return code.exponent < -2 ? '' : `${figure.slice(0, 2 + code.exponent)}R${figure.slice(2 + code.exponent)}`;
};
