import { expect, test } from 'vitest';
import { priceThings, propertyThings } from './partThings.ts';

const name = { EN: 'Resistance', DE: 'Widerstand' };
const attribute = { key: 'resistance', name, value: 4700, text: null, unit: 'Ω' };

test('an attribute is named in the language of the page, with the prefix that the page shows', () => {
  const thing = { '@type': 'PropertyValue', propertyID: 'resistance', name: 'Widerstand' };
  expect(propertyThings([attribute], 'DE')).toEqual([{ ...thing, value: 4.7, unitText: 'kΩ' }]);
  expect(propertyThings([{ ...attribute, value: 4.7e-9, unit: 'F' }], 'DE')).toEqual([
    { ...thing, value: 4.7, unitText: 'nF' },
  ]);
  expect(propertyThings([{ ...attribute, value: 8, unit: null }], 'DE')).toEqual([{ ...thing, value: 8 }]);
  expect(propertyThings([{ ...attribute, value: null, text: { ALL: '0805' } }], 'DE')).toEqual([
    { ...thing, value: '0805' },
  ]);
});

test.each([
  ['without a value', { ...attribute, value: null }],
  ['without a name', { ...attribute, name: {} }],
])('an attribute %s is left out', (_, broken) => {
  expect(propertyThings([broken, attribute], 'EN')).toHaveLength(1);
});

const shown = { headline: 117, before: null, discount: 0, perUnit: null };

test('each price break ends before the next; the last has no end', () => {
  const breaks = [
    { from: 1, cents: 117 },
    { from: 10, cents: 99 },
  ];
  expect(priceThings({ ...shown, breaks }, true)).toMatchObject([
    { price: 1.17, valueAddedTaxIncluded: true, eligibleQuantity: { minValue: 1, maxValue: 9 } },
    { price: 0.99, eligibleQuantity: { minValue: 10 } },
  ]);
  expect(priceThings({ ...shown, breaks }, true)[1]).not.toHaveProperty('eligibleQuantity.maxValue');
});

test('a product without breaks has one price, for any amount', () => {
  expect(priceThings({ ...shown, breaks: [] }, false)).toMatchObject([
    { price: 1.17, valueAddedTaxIncluded: false, eligibleQuantity: { minValue: 1 } },
  ]);
});
