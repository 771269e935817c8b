import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FacetChoice } from './listingPlace.ts';
import {
  chipsOf,
  firstPlace,
  isListingField,
  readListingPlace,
  withoutChip,
  writeListingPlace,
} from './listingPlace.ts';

const parse = (query: string) =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [decodeURIComponent(name), decodeURIComponent(value)] as const;
    });

const values = (key: string, ...chosen: string[]): FacetChoice => ({ key, values: chosen, min: null, max: null });
const range = (key: string, min: number | null, max: number | null): FacetChoice => ({ key, values: [], min, max });

describe('parsing the URL of a listing', () => {
  it.each([
    ['', {}],
    ['q=led', {}],
    ['page=3', { page: 3 }],
    ['page=9999', { page: 9999 }],
    ['page=10000', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=1e3', {}],
    ['page=', {}],
    ['page=2&page=4', { page: 4 }],
    ['sort=price-desc', { sort: 'price-desc' }],
    ['sort=stock', { sort: 'stock' }],
    ['sort=PRICE', {}],
    ['sort=cheapest', {}],
    ['view=list', { view: 'list' }],
    ['view=table', {}],
    ['f.package=0805', { chosen: [values('package', '0805')] }],
    ['f.package=0805&f.package=0603&f.package=0805', { chosen: [values('package', '0603', '0805')] }],
    ['f.b=1&f.a=2', { chosen: [values('a', '2'), values('b', '1')] }],
    ['f.package=', {}],
    ['f.=0805', {}],
    [`f.${'k'.repeat(61)}=1`, {}],
    [`f.package=${'x'.repeat(121)}`, {}],
    ['f.package=%00', {}],
    ['f.colour=a%2Cb', { chosen: [values('colour', 'a,b')] }],
    ['min.resistance=10k', { chosen: [range('resistance', 10_000, null)] }],
    ['min.PRICE=1&max.PRICE=19,90', { chosen: [range('PRICE', 1, 19.9)] }],
    ['min.PRICE=20&max.PRICE=1', { chosen: [range('PRICE', 1, 20)] }],
    ['min.PRICE=cheap&max.PRICE=', {}],
    ['max.PRICE=5', { chosen: [range('PRICE', null, 5)] }],
    ['max.temperature=-5', { chosen: [range('temperature', null, -5)] }],
    ['min.temperature=-40&max.temperature=0', { chosen: [range('temperature', -40, 0)] }],
    ['f.pins=8&min.pins=4', { chosen: [values('pins', '8')] }],
  ])('?%s', (query, place) => {
    expect(readListingPlace(parse(query))).toEqual({ ...firstPlace, ...place });
  });

  it('as far as the contract goes: 20 facets, 50 values', () => {
    const facets = Array.from({ length: 25 }, (_, index) => [`f.k${index}`, '1'] as const);
    const many = Array.from({ length: 60 }, (_, index) => ['f.k', `${index}`] as const);
    expect(readListingPlace(facets).chosen).toHaveLength(20);
    expect(readListingPlace(many).chosen[0]?.values).toHaveLength(50);
  });

  it('with the units that are known', () => {
    expect(readListingPlace(parse('min.length=5 m'), () => 'm').chosen).toEqual([range('length', 5, null)]);
  });
});

describe('writing the URL of a listing', () => {
  it.each([
    [firstPlace, ''],
    [{ ...firstPlace, page: 2, sort: 'price', view: 'list' }, 'sort=price&view=list&page=2'],
    [
      { ...firstPlace, chosen: [values('package', '0603', '0805'), range('PRICE', 1, 19.9)] },
      'f.package=0603&f.package=0805&min.PRICE=1&max.PRICE=19.9',
    ],
    [{ ...firstPlace, chosen: [values('colour', 'a,b&c')] }, 'f.colour=a%2Cb%26c'],
  ] as const)('%j', (place, query) => {
    expect(writeListingPlace(place)).toBe(query);
  });

  test('parsing a written URL gives the same listing', () => {
    const text = fc.string({ minLength: 1, maxLength: 20 }).filter((one) => /^\P{Cc}+$/u.test(one));
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Number(value.toFixed(6)) || 0);
    const choice = fc.oneof(
      fc.record({ key: text, values: fc.uniqueArray(text, { minLength: 1 }).map((all) => all.toSorted()) }),
      fc.record({ key: text, bounds: fc.tuple(number, number) }),
    );
    const choices = fc.uniqueArray(choice, { selector: ({ key }) => key, maxLength: 8 });
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 9999 }), (all, page) => {
        const chosen = all.map((one) =>
          'values' in one
            ? values(one.key, ...one.values)
            : range(one.key, Math.min(...one.bounds), Math.max(...one.bounds)),
        );
        const place = { ...firstPlace, page, chosen: chosen.toSorted((one, other) => (one.key < other.key ? -1 : 1)) };
        expect(readListingPlace(parse(writeListingPlace(place)))).toEqual(place);
      }),
    );
  });
});

describe('each choice can be removed', () => {
  const place = { ...firstPlace, page: 3, chosen: [values('package', '0603', '0805'), range('PRICE', 1, null)] };

  it('one chip for each value, one for a range', () => {
    expect(chipsOf(place.chosen)).toEqual([
      { key: 'package', value: '0603' },
      { key: 'package', value: '0805' },
      { key: 'PRICE', value: null },
    ]);
  });

  it.each([
    [{ key: 'package', value: '0603' }, [values('package', '0805'), range('PRICE', 1, null)]],
    [{ key: 'PRICE', value: null }, [values('package', '0603', '0805')]],
    [{ key: 'colour', value: 'red' }, place.chosen],
  ])('%j', (chip, chosen) => {
    expect(withoutChip(place, chip)).toEqual({ ...firstPlace, chosen });
  });

  it('removing the last value removes the facet', () => {
    expect(withoutChip({ ...place, chosen: [values('a', '1')] }, { key: 'a', value: '1' }).chosen).toEqual([]);
  });
});

it.each([
  ['page', true],
  ['sort', true],
  ['view', true],
  ['f.colour', true],
  ['min.PRICE', true],
  ['max.length of the cable', true],
  ['f.', false],
  ['utm_f.colour', false],
  [`f.${'k'.repeat(61)}`, false],
  ['q', false],
  ['utm_source', false],
])('whether a listing reads the parameter %s: %s', (name, reads) => {
  expect(isListingField(name)).toBe(reads);
});
