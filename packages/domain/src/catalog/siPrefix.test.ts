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
    [170_000_000, 'B/s', 170, 'MB/s'],
    [64_000_000_000, 'B', 64, 'GB'],
    [10_000_000_000, 'bit/s', 10, 'Gbit/s'],
    [1_250_000_000, 'Sa/s', 1.25, 'GSa/s'],
    [240_000_000, 'Hz', 240, 'MHz'],
    [0.09, 'N·m', 90, 'mN·m'],
    [0.04, 'cd', 40, 'mcd'],
    [1.2, 'cd', 1.2, 'cd'],
    [3.35, 'Ah', 3.35, 'Ah'],
    [2500, 'g', 2.5, 'kg'],
    [0.328, 'm', 328, 'mm'],
    [0.999, 'm', 999, 'mm'],
    [1, 'm', 1, 'm'],
    [6.25e-7, 'm', 625, 'nm'],
    [10_000, 'h', 10_000, 'h'],
    [8000, '1/min', 8000, '1/min'],
    [1500, 'ppm/K', 1500, 'ppm/K'],
    [2048, 'KiB', 2048, 'KiB'],
    [2048, 'MiB', 2048, 'MiB'],
    [2048, 'GiB', 2048, 'GiB'],
    [4096, 'bit', 4096, 'bit'],
  ])('%d %s is %d %s', (value, unit, scaled, prefixed) => {
    const written = withPrefix(value, unit);
    expect(written.value).toBeCloseTo(scaled, 9);
    expect(written.unit).toBe(prefixed);
  });
});
