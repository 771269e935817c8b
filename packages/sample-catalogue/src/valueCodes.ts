/** Codes of values in manufacturers' part numbers. */

const letters = [
  { letter: 'M', factor: 1e6 },
  { letter: 'K', factor: 1e3 },
  { letter: 'R', factor: 1 },
] as const;

/** The letter stands for the decimal point: 4700 Ω is 4K7, 10200 Ω 10K2, 47 Ω 47R, 0.47 Ω 0R47. */
export function letterCode(ohms: number): string {
  const { letter, factor } = letters.find((one) => ohms >= one.factor) ?? letters[2];
  const [whole, fraction = ''] = String(Number((ohms / factor).toPrecision(4))).split('.');
  return `${whole}${letter}${fraction}`;
}

/** Significant digits and the power of ten they are multiplied by: `digitCode(100e3, 2)` is 104 (capacitors in pF: 104 is 100 nF). */
export function digitCode(value: number, digits: number): string {
  const [mantissa = '', power = '0'] = value.toExponential(digits - 1).split('e');
  return `${mantissa.replace('.', '')}${Number(power) - digits + 1}`;
}

/** As `digitCode` with three digits, 8 and 9 standing for hundredths and tenths: 1 Ω is 1008, 10 Ω 1009, 100 Ω 1000. */
export function vishayCode(ohms: number): string {
  const [mantissa = '', power = '0'] = ohms.toExponential(2).split('e');
  const exponent = Number(power) - 2;
  return `${mantissa.replace('.', '')}${exponent < 0 ? 10 + exponent : exponent}`;
}
