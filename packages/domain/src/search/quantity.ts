/** Powers of ten by their letter; R marks the decimal point of a resistance in ohms (IEC 60062). */
const prefixes: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  µ: -6,
  μ: -6,
  m: -3,
  R: 0,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
  T: 12,
};

/** Larger numbers are no technical values. */
const maxValue = 1e15;

const ohms = /^(?:ohms?|Ω|Ω)$/iu;

/**
 * Reads a number in engineering notation and returns it in the base unit: "10k", "4k7", "4,7 kΩ", "100nF", "0.25". Comma and point both separate
 * decimals. `unit` is the expected base unit: "5 m" is five metres where metres are expected, and five thousandths elsewhere. Null when it is no such
 * number.
 */
export function readQuantity(typed: string, unit: string | null = null): number | null {
  const parts = /^([+-]?\d+(?:\.\d+)?)([^\d.]*)$/u.exec(normalised(typed));
  if (parts === null) return null;
  const [, digits = '', letters = ''] = parts;
  const exponent = exponentOf(letters, unit);
  if (exponent === null) return null;
  // Parsing "4.7e3" once is exact; multiplying 4.7 by 1000 would add a rounding error.
  const value = Number(`${digits}e${exponent}`);
  return Math.abs(value) <= maxValue ? value : null;
}

/** Removes blanks and all separators but the last, which separates decimals ("1,234.50"), and turns 4k7 into 4.7k. */
function normalised(typed: string): string {
  return typed
    .slice(0, 60)
    .replaceAll(/\s/g, '')
    .replace('−', '-')
    .replaceAll(/[.,](?=.*[.,])/g, '')
    .replace(',', '.')
    .replace(/(\d)([pnuµμmRkKMGT])(\d+)/u, '$1.$3$2');
}

function exponentOf(letters: string, unit: string | null): number | null {
  if (letters === '' || isUnit(letters, unit)) return 0;
  const [first = ''] = letters;
  const power = prefixes[first];
  const behind = letters.slice(first.length);
  if (power !== undefined && (behind === '' || isUnit(behind, unit))) return power;
  return unit === null && /^[\p{L}°%€/]{1,12}$/u.test(letters) ? (power ?? 0) : null;
}

function isUnit(letters: string, unit: string | null): boolean {
  if (unit === null) return false;
  return letters.toLowerCase() === unit.toLowerCase() || (ohms.test(unit) && ohms.test(letters));
}
