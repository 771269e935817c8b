import { describe, expect, it } from 'vitest';
import { withPrefix } from './siPrefix.ts';

describe('values in the base unit get the prefix an engineer would write', () => {
  it.each([
    [10_000, 'Ω', 10, 'kΩ'],
    [1000, 'Ω', 1, 'kΩ'],
    [999, 'Ω', 999, 'Ω'],
    [0.1, 'W', 0.1, 'W'],
    [0.099, 'W', 99, 'mW'],
    [1e-7, 'F', 100, 'nF'],
    [2.2e-11, 'F', 22, 'pF'],
    [-2500, 'V', -2.5, 'kV'],
    [0, 'V', 0, 'V'],
    [12_480, 'mm', 12_480, 'mm'],
    [5000, '%', 5000, '%'],
  ])('%d %s is %d %s', (value, unit, scaled, prefixed) => {
    const written = withPrefix(value, unit);
    expect(written.value).toBeCloseTo(scaled, 9);
    expect(written.unit).toBe(prefixed);
  });
});
