import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.ts';

describe('a number is read as an engineer types it', () => {
  it.each([
    ['10000', 'Ω', 10_000],
    ['10k', 'Ω', 10_000],
    ['10K', 'Ω', 10_000],
    ['10 kΩ', 'Ω', 10_000],
    ['10 kohm', 'Ω', 10_000],
    ['10 Ohms', 'Ω', 10],
    ['4k7', 'Ω', 4700],
    ['4R7', 'Ω', 4.7],
    ['4k7Ω', 'Ω', 4700],
    ['4,7 MΩ', 'Ω', 4_700_000],
    ['4.7M', 'Ω', 4_700_000],
    ['100 nF', 'F', 1e-7],
    ['4n7', 'F', 4.7e-9],
    ['4p7', 'F', 4.7e-12],
    ['47k5', 'Ω', 47_500],
    ['4k75', 'Ω', 4750],
    ['-4k7', 'Ω', -4700],
    ['10 μF', 'F', 1e-5],
    ['10u', 'F', 1e-5],
    ['10 µF', 'F', 1e-5],
    ['0,25', 'W', 0.25],
    ['5 m', 'm', 5],
    ['5 mm', 'm', 0.005],
    ['5 m', null, 0.005],
    ['20 mA', null, 0.02],
    ['50 cd', null, 50],
    ['5 V', null, 5],
    ['1000T', 'W', 1e15],
    ['-40', '°C', -40],
    ['−40 °C', '°C', -40],
    ['+85', '°C', 85],
    ['12 480', null, 12_480],
    ['1,234.50', '€', 1234.5],
    ['19,90 €', '€', 19.9],
    ['1 %', '%', 1],
  ])('"%s" (%s) is %d', (typed, unit, value) => {
    expect(readQuantity(typed, unit)).toBe(value);
  });

  it.each([
    ['', 'Ω'],
    ['k', 'Ω'],
    ['ten', 'Ω'],
    ['10 V', 'Ω'],
    ['10kk', 'Ω'],
    ['4k7M', 'Ω'],
    ['4.5k7', 'Ω'],
    ['4x7', null],
    ['1e400', null],
    ['9999999T', 'W'],
    ['1001T', 'W'],
    ['10 ohmmeter', 'Ω'],
    ['5 #V', null],
    ['5 V#', null],
    ['--4', null],
    ['.5.', 'W'],
    ['<script>', null],
  ])('"%s" (%s) is none', (typed, unit) => {
    expect(readQuantity(typed, unit)).toBeNull();
  });

  it('beyond 60 characters nothing is read', () => {
    expect(readQuantity(`5${' '.repeat(58)}k`, 'Ω')).toBe(5000);
    expect(readQuantity(`5${' '.repeat(59)}k`, 'Ω')).toBe(5);
  });
});
