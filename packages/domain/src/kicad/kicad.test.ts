import { describe, expect, test } from 'vitest';
import { productFromWire } from '../catalog/product.ts';
import type { Attribute, Product } from '../catalog/product.ts';
import { product as wire } from '../contract/sampleParts.testing.ts';
import type { KicadFamily } from './kicadFamily.ts';
import { familyOf, footprintOf } from './kicadFamily.ts';
import { kicadPart } from './kicadPart.ts';

const number = (key: string, value: number, unit: string): Attribute => ({ key, name: {}, value, text: null, unit });
const text = (key: string, EN: string): Attribute => ({ key, name: {}, value: null, text: { EN }, unit: null });

const resistor: Product = {
  ...productFromWire(wire),
  taxClass: 'STANDARD',
  manufacturer: { id: 1, name: 'Yageo', partNumber: 'RC0805FR-074K7L' },
  categoryPaths: ['1.2.2.1.2'],
  attributes: [number('resistance', 4700, 'Ω'), text('package', '0805')],
};

const family: KicadFamily = {
  category: '1.2.2.1.2',
  symbol: 'Device:R',
  reference: 'R',
  value: 'resistance',
  where: [],
  footprints: [{ package: '0805', footprint: 'Resistor_SMD:R_0805_2012Metric' }],
};

describe('the family of a product', () => {
  const where = [{ attribute: 'technology', texts: ['Schottky', 'silicon'] }];
  test.each<[string, Partial<Product>, Partial<KicadFamily>, boolean]>([
    ['in its category', {}, {}, true],
    ['in a category above', {}, { category: '1.2.2' }, true],
    ['in the neighbour', {}, { category: '1.2.2.1.1' }, false],
    ['in a category whose path begins alike', { categoryPaths: ['1.2.2.1.22'] }, {}, false],
    ['without the attribute that is asked for', {}, { where }, false],
    ['with another text', { attributes: [text('technology', 'Zener')] }, { where }, false],
    ['with one of the texts', { attributes: [text('technology', 'silicon')] }, { where }, true],
    [
      'with one of two conditions',
      { attributes: [text('technology', 'silicon')] },
      { where: [...where, { attribute: 'package', texts: ['DO-41'] }] },
      false,
    ],
  ])('%s', (_, product, change, found) => {
    expect(familyOf({ ...resistor, ...product }, [{ ...family, ...change }]) !== null).toBe(found);
  });

  test('is the first that fits', () => {
    const second = { ...family, symbol: 'Device:R_US' };
    expect(familyOf(resistor, [second, family])).toBe(second);
  });
});

test.each([
  ['0805', 'Resistor_SMD:R_0805_2012Metric'],
  ['0806', null],
])('the footprint of package %s', (size, footprint) => {
  expect(footprintOf({ attributes: [text('package', size)] }, family)).toBe(footprint);
});

test('a space that does not break is a space to those who write the file', () => {
  const spaced = { ...family, footprints: [{ package: '2.5 × 6.5 mm', footprint: 'R:R' }] };
  expect(footprintOf({ attributes: [text('package', '2.5 × 6.5\u00A0mm')] }, spaced)).toBe('R:R');
});

describe('the part', () => {
  test.each([
    ['ohms', number('resistance', 4700, 'Ω'), '4.7k'],
    ['a few ohms', number('resistance', 0.1, 'Ω'), '0.1'],
    ['micro', number('resistance', 1e-5, 'F'), '10uF'],
    ['rounded numbers', number('resistance', 4.7e-9, 'F'), '4.7nF'],
    ['volts', number('resistance', 5.1, 'V'), '5.1V'],
    ['a text', text('resistance', 'red'), 'red'],
    ['no value', number('tolerance', 1, '%'), 'RC0805FR-074K7L'],
  ])('has its value in %s', (_, attribute, value) => {
    const { fields } = kicadPart({ ...resistor, attributes: [attribute] }, family, 'https://shop.test');
    expect(fields['value']).toEqual({ value, visible: 'True' });
  });

  test('has symbol, footprint, maker, stock, prices without VAT and data sheet, all as text', () => {
    const documents = [
      { caption: {}, url: { ALL: '/media/manual.pdf' }, file: { kind: 'MANUAL' as const, bytes: 1 } },
      { caption: {}, url: { ALL: '/media/sheet.pdf' }, file: { kind: 'DATA_SHEET' as const, bytes: 1 } },
    ];
    const prices = [
      { from: 1, price: 117, original: null, lowest30Days: null },
      { from: 10, price: 59, original: null, lowest30Days: null },
    ];
    const rule = { step: 5, limit: null };
    const part = kicadPart({ ...resistor, documents, prices, rule }, family, 'https://shop.test');
    expect(part).toMatchObject({
      id: String(resistor.sku),
      name: 'RC0805FR-074K7L',
      symbolIdStr: 'Device:R',
      exclude_from_bom: 'False',
      fields: {
        reference: { value: 'R', visible: 'True' },
        footprint: { value: 'Resistor_SMD:R_0805_2012Metric', visible: 'False' },
        datasheet: { value: 'https://shop.test/media/sheet.pdf' },
        Manufacturer: { value: 'Yageo' },
        Stock: { value: String(resistor.stock.pieces) },
        'Price without VAT': { value: '5: 1.00 EUR, 10: 0.50 EUR' },
      },
    });
  });

  test.each([
    [
      'a link without a kind',
      [{ caption: {}, url: { ALL: 'https://maker.test/sheet.pdf' }, file: null }],
      'https://maker.test/sheet.pdf',
    ],
    ['a manual alone', [{ caption: {}, url: { ALL: '/m.pdf' }, file: { kind: 'MANUAL' as const, bytes: 1 } }], ''],
    ['nothing', [], ''],
  ])('has as its data sheet, of %s', (_, documents, value) => {
    expect(kicadPart({ ...resistor, documents }, family, 'https://shop.test').fields['datasheet']?.value).toBe(value);
  });
});
