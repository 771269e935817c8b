import { describe, expect, test } from 'vitest';
import { capacitorCode, printedValue, smdResistorCode, trimmerCode } from './printedCodes.ts';

describe('codes printed on parts', () => {
  test.each([
    [4700, 5, '472'],
    [4700, 1, '4701'],
    [4990, 5, '4991'],
    [10_000, 1, '1002'],
    [10, 5, '100'],
    [100, 5, '101'],
    [4.7, 5, '4R7'],
    [49.9, 1, '49R9'],
    [0.47, 5, 'R47'],
    [0.1, 1, 'R100'],
    [0.01, 1, ''],
    [0, 5, '0'],
    [-5, 5, ''],
    [Number.NaN, 5, ''],
  ])('chip resistor of %d Ω at %d %%: "%s"', (ohms, tolerance, code) => {
    expect(smdResistorCode(ohms, tolerance)).toBe(code);
  });

  test.each([
    [100e-9, '104'],
    [10e-9, '103'],
    [4.7e-9, '472'],
    [100e-12, '101'],
    [47e-12, '47'],
    [4.7e-12, '4.7'],
    [0, ''],
    [Number.NaN, ''],
  ])('ceramic capacitor of %d F: "%s"', (farads, code) => {
    expect(capacitorCode(farads)).toBe(code);
  });

  test.each([
    [10_000, '103'],
    [10, '100'],
    [4.7, '4R7'],
    [0.47, 'R47'],
    [0.01, ''],
    [2_000_000, '205'],
    [0, ''],
    [Number.NaN, ''],
  ])('trimmer of %d Ω or choke of as many µH: "%s"', (value, code) => {
    expect(trimmerCode(value)).toBe(code);
  });

  test.each([
    [100e-6, 'F', '100µF'],
    [0.0022, 'F', '2.2mF'],
    [999.9, 'V', '1kV'],
    [25, 'V', '25V'],
    [5.1, 'V', '5.1V'],
    [64e9, 'B', '64GB'],
    [2e12, 'B', '2TB'],
    [0, 'V', ''],
    [-12, 'V', ''],
  ])('%d %s is printed "%s"', (value, unit, text) => {
    expect(printedValue(value, unit)).toBe(text);
  });
});
