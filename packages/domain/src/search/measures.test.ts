import { describe, expect, test } from 'vitest';
import { measuresIn, measureTerm, piecesOf, readMeasure } from './measures.ts';

describe('a typed value', () => {
  test.each([
    ['10k', null, { value: 10_000, unit: null }],
    ['10K', null, { value: 10_000, unit: null }],
    ['4.75k', null, { value: 4750, unit: null }],
    ['4,7k', null, { value: 4700, unit: null }],
    ['47k5', null, { value: 47_500, unit: null }],
    ['4k75', null, { value: 4750, unit: null }],
    ['4k7', null, { value: 4700, unit: null }],
    ['2R2', null, { value: 2.2, unit: null }],
    ['10kΩ', null, { value: 10_000, unit: 'Ω' }],
    ['10kΩ', null, { value: 10_000, unit: 'Ω' }],
    ['10', 'kΩ', { value: 10_000, unit: 'Ω' }],
    ['10', 'kOhm', { value: 10_000, unit: 'Ω' }],
    ['4,7', 'µF', { value: 0.0000047, unit: 'F' }],
    ['4.7uF', null, { value: 0.0000047, unit: 'F' }],
    ['100nf', null, { value: 0.0000001, unit: 'F' }],
    ['5', 'V', { value: 5, unit: 'V' }],
    ['5v', null, { value: 5, unit: 'V' }],
    ['16mhz', null, { value: 16_000_000, unit: 'Hz' }],
    ['5', 'mm', { value: 0.005, unit: 'm' }],
    ['2m', null, { value: 2, unit: 'm' }],
    ['1', '%', { value: 1, unit: '%' }],
    ['10', 'ohms', { value: 10, unit: 'Ω' }],
    ['10mH', null, { value: 0.01, unit: 'H' }],
    ['2', 'A', { value: 2, unit: 'A' }],
    ['3', 'Ah', { value: 3, unit: 'Ah' }],
    ['50', 'Wh', { value: 50, unit: 'Wh' }],
    ['9', 'VA', { value: 9, unit: 'VA' }],
    ['2', 'cd', { value: 2, unit: 'cd' }],
    ['800', 'lm', { value: 800, unit: 'lm' }],
    ['5', 'kg', { value: 5000, unit: 'g' }],
    ['20dB', null, { value: 20, unit: 'dB' }],
    ['10', 'N', { value: 10, unit: 'N' }],
    ['85', '°C', { value: 85, unit: '°C' }],
    ['7805', null, null],
    ['1N4148', null, null],
    ['LM7805', null, null],
    ['ten', 'V', null],
    ['10', '', null],
    ['10k', 'Ω', { value: 10_000, unit: 'Ω' }],
    ['10k', 'LED', null],
    ['3V3', null, { value: 3.3, unit: 'V' }],
    ['5v1', null, { value: 5.1, unit: 'V' }],
    ['2n2222', null, null],
    ['0,96', null, { value: 0.96, unit: null }],
    ['0.96″', null, { value: 0.96, unit: '″' }],
    ['8GB', null, { value: 8_000_000_000, unit: 'B' }],
    ['8gb', null, { value: 8_000_000_000, unit: 'B' }],
    ['64', 'Go', { value: 64_000_000_000, unit: 'B' }],
    ['1', 'to', null],
    ['8', 'pins', { value: 8, unit: null }],
    ['8-polig', null, { value: 8, unit: null }],
    ['4', 'Kanäle', { value: 4, unit: null }],
    ['8', 'parts', null],
    ['4k7x', null, null],
    ['-10k', null, null],
    ['-4k7', null, null],
    ['-5', 'V', null],
    ['9999999999G', null, null],
  ])('"%s" and "%s"', (first, second, measure) => {
    expect(readMeasure(first, second)).toEqual(measure);
  });
});

test.each([
  [{ value: 10_000, unit: 'Ω' }, '=10000ω'],
  [{ value: 4.7 * 1e-6, unit: 'F' }, '=0.0000047f'],
  [{ value: 0.1 + 0.2, unit: null }, '=0.3'],
])('%o is kept as %s', (measure, term) => {
  expect(measureTerm(measure)).toBe(term);
});

test.each([
  ['Resistor 10 kΩ, 5 %, 0.25 W', ['=10000ω', '=5%', '=0.25w']],
  ['Widerstand (4,7 kΩ)', ['=4700ω']],
  ['Cable 2 m, 12V/5A', ['=2m']],
  ['3.3 V, 0.5 A, 0.96', ['=3.3v', '=0.5a', '=0.96']],
  ['Nothing at 7 all', []],
])('the values in "%s"', (text, terms) => {
  expect(measuresIn(text).map(measureTerm)).toEqual(terms);
});

test('pieces are separated by blanks and lose the punctuation around them', () => {
  expect(piecesOf(' (LG-2210), 4,7 µF. ')).toEqual(['LG-2210', '4,7', 'µF']);
  expect(piecesOf('„«LED»“  LM317(TO-220)')).toEqual(['LED', 'LM317(TO-220']);
});
