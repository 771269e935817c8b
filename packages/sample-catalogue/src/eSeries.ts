/** Preferred values of IEC 60063, as whole digits of one decade. E3, E6 and E12 are every eighth, fourth and second of E24. */
export const e24 = [
  10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
] as const;
export const e12: readonly number[] = e24.filter((_, index) => index % 2 === 0);
export const e6: readonly number[] = e24.filter((_, index) => index % 4 === 0);
export const e3: readonly number[] = e24.filter((_, index) => index % 8 === 0);
/** E96 follows its formula without exception: the 96th roots of ten, rounded to three digits. */
export const e96: readonly number[] = Array.from({ length: 96 }, (_, index) => Math.round(100 * 10 ** (index / 96)));

/**
 * All values of a series between two powers of ten, both inclusive: `decades(e12, 1, 3)` is 10, 12, … 820, 1000. Each is parsed from its decimal
 * form, so that 4.7e-9 is exact.
 */
export function decades(series: readonly number[], from: number, to: number): number[] {
  const digits = String(series[0] ?? 1).length - 1;
  const powers = Array.from({ length: to - from }, (_, index) => from + index - digits);
  return [...powers.flatMap((power) => series.map((figure) => Number(`${figure}e${power}`))), Number(`1e${to}`)];
}
