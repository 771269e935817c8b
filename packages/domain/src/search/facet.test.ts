import { describe, expect, it, test } from 'vitest';
import type { Pricing } from '../cart/totals.ts';
import { facetClasses, facetFilterOf, needsPricing } from './facet.ts';
import { facetForCustomer } from './facetForCustomer.ts';
import { facetFilterFromWire } from './facetFilterFromWire.ts';
import { facetFilterToWire } from './facetFilterToWire.ts';
import { facetFromWire } from './facetFromWire.ts';
import { facetToWire } from './facetToWire.ts';

const privateLu: Pricing = { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' };
const companyLu: Pricing = { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' };
const name = { EN: 'Price' };
const price = { KEY: 'PRICE', NAME: name, UNIT: null, VALUES: [], KIND: 'RANGE', MIN: 1.17, MAX: 23.4 } as const;

describe('a filter of prices is in euros on the wire and in cents behind it, any other in the same unit', () => {
  const none = { values: [], min: null, max: null };

  it.each([
    [
      { KEY: 'PRICE', MIN: 1.17 },
      { key: 'PRICE', ...none, min: 117 },
    ],
    [
      { KEY: 'PRICE', VALUES: ['12.5', 'dear'] },
      { key: 'PRICE', ...none, values: ['1250', 'dear'] },
    ],
    [
      { KEY: 'voltage', MIN: -5, MAX: 3.3 },
      { key: 'voltage', ...none, min: -5, max: 3.3 },
    ],
    [
      { KEY: 'voltage', VALUES: ['5'] },
      { key: 'voltage', ...none, values: ['5'] },
    ],
    [{ KEY: 'voltage' }, { key: 'voltage', ...none }],
  ])('%j', (wire, filter) => {
    expect(facetFilterFromWire(wire)).toEqual(filter);
    expect(facetFilterToWire(filter)).toEqual(wire);
  });

  it.each([
    [-9e9, -100],
    [-1, -100],
    [21_000_000, 2_100_000_000],
    [9e99, 2_100_000_000],
  ])('a price of %d euros is %d cents, beyond all prices', (MAX, max) => {
    expect(facetFilterFromWire({ KEY: 'PRICE', MAX })).toMatchObject({ max });
  });
});

test('a facet returns from the wire as it was', () => {
  const range = { key: 'PRICE', name, unit: null, kind: 'range', min: 117, max: null } as const;
  const options = [{ value: '5', text: null, number: 5, count: 2 }];
  const choice = { key: 'voltage', name, unit: 'V', kind: 'choice', options } as const;
  const volts = { key: 'voltage', name, unit: 'V', kind: 'range', min: 3.3, max: 5 } as const;
  expect(facetToWire(range)).toMatchObject({ MIN: 1.17, MAX: null, VALUES: [] });
  expect(facetToWire(choice)).toMatchObject({ KIND: 'CHOICE', MIN: null, MAX: null });
  expect(facetToWire(volts)).toMatchObject({ MIN: 3.3, MAX: 5 });
  expect([range, choice, volts].map(facetToWire).map(facetFromWire)).toEqual([range, choice, volts]);
});

test('a choice lists its values, a range has its ends', () => {
  const values = [{ VALUE: '10000', TEXT: null, NUMBER: 10_000, COUNT: 3 }];
  const head = { key: 'resistance', name: { EN: 'Resistance' }, unit: 'Ω' };
  expect(
    facetFromWire({
      KEY: 'resistance',
      NAME: head.name,
      UNIT: 'Ω',
      KIND: 'CHOICE',
      VALUES: values,
      MIN: null,
      MAX: null,
    }),
  ).toEqual({ ...head, kind: 'choice', options: [{ value: '10000', text: null, number: 10_000, count: 3 }] });
  expect(facetFromWire({ ...price, VALUES: [] })).toEqual({
    key: 'PRICE',
    name,
    unit: null,
    kind: 'range',
    min: 117,
    max: 2340,
  });
});

describe('D11: prices are narrowed as the customer sees them', () => {
  const facet = facetFromWire({ ...price, VALUES: [] });

  it.each([
    [privateLu, 1.17, 23.4],
    [companyLu, 1, 20],
  ])('%j', (pricing, min, max) => {
    expect(facetForCustomer(facet, pricing)).toMatchObject({ min, max });
  });

  it('an open end stays open, and other facets as they are', () => {
    expect(facetForCustomer(facetFromWire({ ...price, VALUES: [], MIN: null }), companyLu)).toMatchObject({
      min: null,
    });
    const other = facetFromWire({ ...price, VALUES: [], KEY: 'voltage' });
    expect(facetForCustomer(other, companyLu)).toBe(other);
  });

  it('by the class of the products: the ends are those of what is shown', () => {
    const classes = [
      { TAX_CLASS: 'STANDARD', MIN: 11.7, MAX: 23.4 },
      { TAX_CLASS: 'REDUCED', MIN: 10.3, MAX: 20.6 },
    ] as const;
    const mixed = facetFromWire({ ...price, VALUES: [], MIN: 10.3, MAX: 23.4, CLASSES: [...classes] });
    const german: Pricing = { vat: { kind: 'DESTINATION', country: 'DE', rate: 190, reduced: 250 }, mode: 'gross' };
    expect(facetForCustomer(mixed, companyLu)).toMatchObject({ min: 10, max: 20 });
    expect(facetForCustomer(mixed, german)).toMatchObject({ min: 11.9, max: 25 });
    expect(facetForCustomer(mixed, german)).not.toHaveProperty('byClass');
    expect(facetFromWire(facetToWire(mixed))).toEqual(mixed);
  });

  it.each([
    [
      { key: 'PRICE', values: [], min: 1, max: 20 },
      { KEY: 'PRICE', MIN: 1, MAX: 20 },
    ],
    [
      { key: 'PRICE', values: [], min: 1, max: null },
      { KEY: 'PRICE', MIN: 1 },
    ],
    [
      { key: 'PRICE', values: ['12.5', 'dear'], min: null, max: null },
      { KEY: 'PRICE', VALUES: ['12.5', 'dear'] },
    ],
    [
      { key: 'PRICE', values: [], min: -5, max: 1e14 },
      { KEY: 'PRICE', MIN: 0, MAX: 10_000_000 },
    ],
    [
      { key: 'voltage', values: [], min: 1, max: 20 },
      { KEY: 'voltage', MIN: 1, MAX: 20 },
    ],
    [
      { key: 'package', values: ['0805'], min: null, max: null },
      { KEY: 'package', VALUES: ['0805'] },
    ],
  ])('%j asks for', (choice, filter) => {
    expect(facetFilterToWire(facetFilterOf(choice))).toEqual(filter);
  });

  it.each([
    [[], null, false],
    [['PRICE'], null, true],
    [['package'], 'newest', false],
    [['package', 'PRICE'], null, true],
    [[], 'price', true],
    [[], 'price-desc', true],
  ] as const)('what is chosen of %j, ordered by %s, waits for the customer: %s', (keys, sort, waits) => {
    const chosen = keys.map((key) => ({ key, values: [], min: 1, max: null }));
    expect(needsPricing({ chosen, sort })).toBe(waits);
  });
});

test('the ranges of classes are told where a product is not STANDARD', () => {
  const standard = { taxClass: 'STANDARD', min: 1, max: 2 } as const;
  const zero = { taxClass: 'ZERO', min: 1, max: 2 } as const;
  expect([facetClasses([]), facetClasses([standard])]).toEqual([{}, {}]);
  expect(facetClasses([standard, zero])).toEqual({ byClass: [standard, zero] });
});
