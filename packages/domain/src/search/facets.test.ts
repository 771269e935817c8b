import { describe, expect, test } from 'vitest';
import type { Facet } from './facet.ts';
import type { CountedFacet } from './facets.ts';
import {
  facetValueOf,
  matchesFacet,
  isRange,
  listFacets,
  maxAttributeFacets,
  maxListedNumbers,
  maxListedValues,
  narrows,
} from './facets.ts';

const attribute = { value: null, text: null };
const noFilter = { key: 'a', values: [], min: null, max: null };

function numbers(key: string, values: readonly number[], count = 1): CountedFacet {
  return {
    key,
    name: { EN: key },
    unit: 'Ω',
    coverage: values.length * count,
    place: 0,
    distinct: values.length,
    min: Math.min(...values),
    max: Math.max(...values),
    values: values.map((number) => ({ value: String(number), text: null, number, count })),
  };
}

function texts(key: string, counts: Readonly<Record<string, number>>): CountedFacet {
  const values = Object.entries(counts).map(([value, count]) => ({ value, text: { EN: value }, number: null, count }));
  const coverage = values.reduce((sum, { count }) => sum + count, 0);
  return {
    key,
    name: { EN: key },
    unit: null,
    coverage,
    place: 0,
    distinct: values.length,
    min: null,
    max: null,
    values,
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** E6 over nine decades. */
const preferred = upTo(9).flatMap((decade) => [1, 1.5, 2.2, 3.3, 4.7, 6.8].map((number) => number * 10 ** decade));
const valuesOf = ([facet]: readonly Facet[]) =>
  facet?.kind === 'choice' ? facet.options.map(({ value }) => value) : [];
const keysOf = (...counted: CountedFacet[]) => listFacets(counted, [], 100).map(({ key }) => key);

describe('the value of an attribute is the same in each language', () => {
  test.each([
    [{ value: 10_000 }, { value: '10000', text: null, number: 10_000 }],
    [{ value: 0.0000047 }, { value: '0.0000047', text: null, number: 0.0000047 }],
    [{ value: 0 }, { value: '0', text: null, number: 0 }],
    [{ text: { EN: 'red', DE: 'rot' } }, { value: 'red', text: { EN: 'red', DE: 'rot' }, number: null }],
    [{ text: { ALL: 'R', EN: 'red' } }, { value: 'red', text: { ALL: 'R', EN: 'red' }, number: null }],
    [{ text: { DE: 'rot' } }, { value: 'rot', text: { DE: 'rot' }, number: null }],
    [{ text: { EN: 'x'.repeat(121) } }, { value: 'x'.repeat(120), text: { EN: 'x'.repeat(121) }, number: null }],
    [{ text: {} }, null],
    [{}, null],
  ])('%o has the value %o', (own, value) => {
    expect(facetValueOf({ ...attribute, ...own })).toEqual(value);
  });
});

describe('a filter takes one of its values, or a number between its ends', () => {
  test.each([
    [{ values: ['5', '6'] }, 6, true],
    [{ values: ['5', '6'] }, 7, false],
    [{ min: 5 }, 5, true],
    [{ min: 5 }, 4.9, false],
    [{ max: 5 }, 5, true],
    [{ max: 5 }, 5.1, false],
    [{ min: 5, max: 6 }, 7, false],
    [{ values: ['7'], min: 5, max: 6 }, 7, true],
    [{ min: 6, max: 5 }, 5.5, false],
    [{}, 5, false],
  ])('%o takes %d: %s', (filter, number, taken) => {
    expect(matchesFacet({ ...noFilter, ...filter }, { value: String(number), number })).toBe(taken);
  });

  test('a text is never between two numbers', () => {
    expect(matchesFacet({ ...noFilter, min: 0 }, { value: 'red', number: null })).toBe(false);
  });

  test.each([
    [{}, false],
    [{ values: [] }, false],
    [{ values: ['a'] }, true],
    [{ min: 0 }, true],
    [{ max: 0 }, true],
  ])('%o narrows: %s', (filter, narrow) => {
    expect(narrows({ ...noFilter, ...filter })).toBe(narrow);
  });
});

describe('few numbers are listed, many are a range', () => {
  test.each([
    ['as many as are listed', numbers('a', upTo(maxListedNumbers)), false],
    ['one more', numbers('a', upTo(maxListedNumbers + 1)), true],
    ['one more, not listed by who counted', { ...numbers('a', upTo(maxListedNumbers + 1)), values: [] }, true],
    ['many of an E-series', numbers('a', preferred.slice(0, maxListedValues)), false],
    ['too many of an E-series', numbers('a', preferred.slice(0, maxListedValues + 1)), true],
    ['two prices', numbers('PRICE', [1, 2]), true],
    ['texts, however many', texts('a', Object.fromEntries(upTo(40).map((one) => [`t${one}`, 1]))), false],
    [
      'numbers and a text',
      { ...numbers('a', upTo(13)), values: [{ value: 'open', text: { EN: 'open' }, number: null, count: 1 }] },
      false,
    ],
    ['makers that nobody listed', { ...texts('a', {}), distinct: 40 }, false],
  ])('%s: %s', (_, facet, range) => {
    expect(isRange(facet)).toBe(range);
  });

  test('a range has ends and no values, a choice the other way round', () => {
    const head = { key: 'a', name: { EN: 'a' }, unit: 'Ω' };
    expect(listFacets([numbers('a', upTo(13))], [], 100)).toEqual([{ ...head, kind: 'range', min: 1, max: 13 }]);
    const options = [1, 2].map((number) => ({ value: String(number), text: null, number, count: 1 }));
    expect(listFacets([numbers('a', [2, 1])], [], 100)).toEqual([{ ...head, kind: 'choice', options }]);
  });
});

describe('a facet is shown where two products differ in it', () => {
  test.each([
    ['two values', numbers('a', [1, 2]), ['a']],
    ['one value', numbers('a', [1], 5), []],
    ['two prices', numbers('PRICE', [1, 2]), ['PRICE']],
    ['one price', numbers('PRICE', [1]), []],
    ['some in stock', { ...texts('STOCK', { IN_STOCK: 2 }), distinct: 2 }, ['STOCK']],
    ['all in stock', texts('STOCK', { IN_STOCK: 2 }), []],
  ])('%s', (_, facet, keys) => {
    expect(keysOf(facet)).toEqual(keys);
  });

  test('one in which something is chosen stays', () => {
    const facet = numbers('a', [1], 5);
    expect(listFacets([facet], [{ ...noFilter, values: ['1'] }], 100)).toHaveLength(1);
    expect(listFacets([facet], [{ ...noFilter, key: 'b', values: ['1'] }], 100)).toHaveLength(0);
  });
});

describe('the order of facets and values', () => {
  test('manufacturer, price, stock, then attributes by the products that they cover, then by key', () => {
    const attributes = [numbers('b', [1, 2]), numbers('a', [1, 2]), numbers('c', [1, 2], 9)];
    const common = [
      { ...texts('STOCK', { IN_STOCK: 1 }), distinct: 2 },
      numbers('PRICE', [1, 2]),
      texts('MANUFACTURER', { 1: 1, 2: 1 }),
    ];
    expect(keysOf(...attributes, ...common)).toEqual(['MANUFACTURER', 'PRICE', 'STOCK', 'c', 'a', 'b']);
  });

  test('attributes that define the products come first: three before the common facets, the package second', () => {
    const placed = (key: string, place: number) => ({ ...numbers(key, [1, 2], 5), place });
    const attributes = [
      placed('voltage', 4),
      placed('package', 3),
      placed('power', 2),
      placed('resistance', 0),
      placed('tolerance', 1),
    ];
    const common = [numbers('PRICE', [1, 2]), numbers('rare', [1, 2])];
    const keys = listFacets([...common, ...attributes], [], 20).map(({ key }) => key);
    expect(keys).toEqual(['resistance', 'package', 'tolerance', 'PRICE', 'power', 'voltage', 'rare']);
  });

  test('attributes beyond the twelfth are left out, unless something is chosen in them', () => {
    const facets = upTo(maxAttributeFacets + 2).map((one) => numbers(`a${one}`, [1, 2], 100 - one));
    expect(keysOf(...facets)).toHaveLength(12);
    const last = listFacets(facets, [{ ...noFilter, key: 'a14', values: ['1'] }], 1000);
    expect(last.map(({ key }) => key).slice(-2)).toEqual(['a12', 'a14']);
  });

  test.each([
    ['numbers rise', numbers('a', [10, 9, 100]), ['9', '10', '100']],
    ['texts fall by frequency, then rise by name', texts('a', { z: 1, b: 5, a: 1 }), ['b', 'a', 'z']],
  ])('%s', (_, facet, values) => {
    expect(valuesOf(listFacets([facet], [], 100))).toEqual(values);
  });

  test('the rarest values are left out beyond the fiftieth, a chosen one is not', () => {
    const facet = texts('a', Object.fromEntries(upTo(maxListedValues + 2).map((one) => [`t${one}`, 100 - one])));
    const values = (chosen: string[]) => valuesOf(listFacets([facet], [{ ...noFilter, values: chosen }], 100));
    expect(values([])).toHaveLength(50);
    expect(values([])).not.toContain('t51');
    expect(values(['t52'])).toContain('t52');
  });
});
