/**
 * Units that take SI prefixes. %, °C and ppm/K take none, KiB and similar units contain one, and a lifetime is written
 * 5000 h, not 5 kh.
 */
const scalable = new Set('Ω F H V A W Wh Ah J T Hz Bd Sa/s s m g N·m cd B B/s bit/s'.split(' '));

/** Units that take a smaller prefix below 1: a board is 328 mm long, not 0.328 m. */
const wholeOnly = new Set(['m']);

const prefixes = [
  { symbol: 'T', factor: 1e12 },
  { symbol: 'G', factor: 1e9 },
  { symbol: 'M', factor: 1e6 },
  { symbol: 'k', factor: 1e3 },
  { symbol: '', factor: 1 },
  { symbol: 'm', factor: 1e-3 },
  { symbol: 'µ', factor: 1e-6 },
  { symbol: 'n', factor: 1e-9 },
  { symbol: 'p', factor: 1e-12 },
] as const;

/**
 * Converts a value in the base unit to engineering notation: 10000 Ω is 10 kΩ, 1e-7 F is 100 nF. Values from 0.1 to
 * below 1000 keep the base unit: a resistor has 0.25 W, not 250 mW.
 */
export function withPrefix(value: number, unit: string): { readonly value: number; readonly unit: string } {
  const size = Math.abs(value);
  const kept = size < 1000 && size >= (wholeOnly.has(unit) ? 1 : 0.1);
  if (!scalable.has(unit) || size === 0 || kept) return { value, unit };
  // A tolerance below the factor keeps 4.7e-9 F at 4.7 nF despite binary rounding.
  const prefix = prefixes.find(({ factor }) => size >= factor * (1 - 1e-9)) ?? prefixes[prefixes.length - 1];
  if (prefix === undefined) return { value, unit };
  // Dividing leaves binary dust behind: 4.700000000000001.
  return { value: Number((value / prefix.factor).toPrecision(12)), unit: `${prefix.symbol}${unit}` };
}
