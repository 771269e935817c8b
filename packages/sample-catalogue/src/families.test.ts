import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleFolder } from '@platine/api/catalogue/readCatalogue.ts';
import type { ProductLine } from '@platine/api/catalogue/catalogueLines.ts';
import { decades, e12, e24, e3, e6, e96 } from './eSeries.ts';
import { familyFile, familyLines, familyProducts } from './families.ts';
import { digitCode, letterCode, vishayCode } from './valueCodes.ts';

const numberOf = (product: ProductLine, key: string) =>
  product.ATTRIBUTES.find(({ KEY }) => KEY === key)?.VALUE ?? Number.NaN;
const ofMaker = (prefix: RegExp) => familyProducts.filter(({ MANUFACTURER_SKU }) => prefix.test(MANUFACTURER_SKU));
/** The first digits of a value, whatever its size: 4.7e-9 with two is 47. */
const figure = (value: number, digits: number) => Number(value.toExponential(digits - 1).replace(/e.*|\./g, ''));

test('the committed file equals the generated one; `pnpm catalogue:sample` writes it', () => {
  expect(readFileSync(join(sampleFolder, familyFile), 'utf8') === familyLines()).toBe(true);
});

describe('preferred values of IEC 60063', () => {
  test('E3, E6 and E12 are taken from E24', () => {
    expect(e3).toEqual([10, 22, 47]);
    expect(e6).toEqual([10, 15, 22, 33, 47, 68]);
    expect(e12).toEqual([10, 12, 15, 18, 22, 27, 33, 39, 47, 56, 68, 82]);
    expect(e24).toHaveLength(24);
  });

  test('E96 is the standard’s table', () => {
    const table =
      '100 102 105 107 110 113 115 118 121 124 127 130 133 137 140 143 147 150 154 158 162 165 169 174 178 182 187 191 196 200 205 210 215 221 226 232 237 243 249 255 261 267 274 280 287 294 301 309 316 324 332 340 348 357 365 374 383 392 402 412 422 432 442 453 464 475 487 499 511 523 536 549 562 576 590 604 619 634 649 665 681 698 715 732 750 768 787 806 825 845 866 887 909 931 953 976';
    expect(e96.join(' ')).toBe(table);
  });

  test('decades run from one power of ten to another, both included', () => {
    expect(decades(e3, 1, 3)).toEqual([10, 22, 47, 100, 220, 470, 1000]);
    expect(decades(e96, 1, 2).slice(0, 3)).toEqual([10, 10.2, 10.5]);
    expect(decades(e6, -9, -8)).toEqual([1e-9, 1.5e-9, 2.2e-9, 3.3e-9, 4.7e-9, 6.8e-9, 1e-8]);
  });

  test.each([
    ['E96', /^RC0805FR/, 'resistance', e96, 3, 400],
    ['E24', /^RC0603FR|^CFR-25JB|^MRS25/, 'resistance', e24, 2, 300],
    ['E12', /^RC0402FR|^RC1206FR/, 'resistance', e12, 2, 100],
    ['E12', /^C0[68]0[35]C/, 'capacitance', e12, 2, 90],
    ['E6', /^C1206C|^K\d+K15|^PB-F63/, 'capacitance', e6, 2, 30],
    ['E12', /^PB-LA/, 'inductance', e12, 2, 30],
    ['E24', /^BZX55C/, 'zener-voltage', e24, 2, 30],
  ] as const)('the %s values of %s are in the series', (_, prefix, key, series, digits, least) => {
    const values = ofMaker(prefix).map((product) => numberOf(product, key));
    expect(values.length).toBeGreaterThan(least);
    const allowed = new Set<number>(series);
    expect(values.filter((value) => !allowed.has(figure(value, digits)))).toEqual([]);
  });
});

describe('part numbers encode values as their manufacturers do', () => {
  test.each([
    [letterCode, 10, '10R'],
    [letterCode, 10.2, '10R2'],
    [letterCode, 4700, '4K7'],
    [letterCode, 102_000, '102K'],
    [letterCode, 1e6, '1M'],
    [vishayCode, 10, '1009'],
    [vishayCode, 1, '1008'],
    [vishayCode, 4700, '4701'],
    [vishayCode, 1e6, '1004'],
  ])('%o of %d is %s', (code, ohms, written) => {
    expect(code(ohms)).toBe(written);
  });

  test.each([
    [100_000, 2, '104'],
    [10, 2, '100'],
    [4700, 2, '472'],
  ])('%d in picofarads with %d digits is %s', (value, digits, written) => {
    expect(digitCode(value, digits)).toBe(written);
  });

  test('known parts have the value that their maker’s data sheet gives', () => {
    const value = (partNumber: string, key: string) => {
      const product = familyProducts.find(({ MANUFACTURER_SKU }) => MANUFACTURER_SKU === partNumber);
      return product === undefined ? undefined : numberOf(product, key);
    };
    expect(value('RC0603FR-074K7L', 'resistance')).toBe(4700);
    expect(value('MRS25000C1002FCT00', 'resistance')).toBe(10_000);
    expect(value('C0603C104K5RACTU', 'capacitance')).toBe(1e-7);
    expect(value('C0805C220J5GACTU', 'capacitance')).toBe(2.2e-11);
    expect(value('3296W-1-103LF', 'resistance')).toBe(10_000);
    expect(value('1N4733A-TAP', 'zener-voltage')).toBe(5.1);
    expect(value('1N4764A-TAP', 'zener-voltage')).toBe(100);
    expect(value('BZX55C5V1-TAP', 'zener-voltage')).toBe(5.1);
    expect(value('P6KE15A', 'standoff-voltage')).toBe(12.8);
    expect(value('1N5408-E3/54', 'reverse-voltage')).toBe(1000);
    expect(value('L7812CV', 'output-voltage')).toBe(12);
    expect(value('L7905CV', 'output-voltage')).toBe(-5);
    expect(value('61301021121', 'positions')).toBe(10);
    expect(value('61304011121', 'rows')).toBe(1);
    expect(value('XHP-4', 'positions')).toBe(4);
    expect(value('22-23-2031', 'positions')).toBe(3);
    expect(value('02173.15HXP', 'current')).toBe(3.15);
    expect(value('40.52.9.024.0000', 'coil-voltage')).toBe(24);
    expect(value('HDR-60-24', 'current')).toBe(2.5);
    expect(value('PB-ISO4762-A2-M3x10', 'head-diameter')).toBe(0.0055);
    expect(value('PB-CR2032', 'diameter')).toBe(0.02);
  });
});

test('a stated power follows from the other values', () => {
  const supplies = ofMaker(/^(?:LRS|HDR|IRM)-/);
  const wrong = supplies.filter((product) => {
    const watts = numberOf(product, 'voltage') * numberOf(product, 'current');
    return Math.abs(watts - numberOf(product, 'output-power')) > 0.01 * watts;
  });
  expect(supplies.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

describe('related products fit the part', () => {
  const relatedTo = ({ CROSS_SELLING }: ProductLine, kind: string) =>
    familyProducts.filter(({ SKU, KIND }) => KIND === kind && CROSS_SELLING.some((link) => link.SKU === SKU));

  test('an LED is related to the resistor of its text', () => {
    const leds = familyProducts.filter(({ KIND }) => KIND === 'led');
    const said = leds.map(({ DESCRIPTION: { EN = '' } }) => Number(/(\d+)\u00a0Ω in series/.exec(EN)?.[1]));
    const ohms = leds.map((led) => relatedTo(led, 'resistor').map((product) => numberOf(product, 'resistance')));
    expect(leds.length).toBeGreaterThan(50);
    expect(ohms).toEqual(said.map((one) => [one]));
  });

  test.each([
    ['integrated-circuit', 'ic-socket', 'pins'],
    ['ic-socket', 'integrated-circuit', 'pins'],
    ['wire-connector', 'wire-housing', 'positions'],
    ['wire-housing', 'wire-connector', 'pitch'],
  ])('each %s has a %s with the same %s', (kind, other, key) => {
    const pairs = familyProducts
      .filter(({ KIND }) => KIND === kind)
      .flatMap((product) =>
        relatedTo(product, other).map((matching) => [numberOf(product, key), numberOf(matching, key)]),
      );
    expect(pairs.length).toBeGreaterThan(2);
    expect(pairs.filter(([one, another]) => one !== another)).toEqual([]);
  });
});

test('no text or part number has an unrounded number', () => {
  const written = familyProducts.flatMap(({ MANUFACTURER_SKU, NAME, DESCRIPTION }) =>
    [MANUFACTURER_SKU, ...Object.values(NAME), ...Object.values(DESCRIPTION)].filter((text) => text !== undefined),
  );
  expect(written.filter((text) => /\d[.,]\d{7,}/.test(text))).toEqual([]);
});

test('families have SKUs of seven digits, each once', () => {
  const skus = familyProducts.map(({ SKU }) => SKU);
  expect(new Set(skus).size).toBe(skus.length);
  expect(Math.min(...skus)).toBeGreaterThanOrEqual(1_000_000);
});
