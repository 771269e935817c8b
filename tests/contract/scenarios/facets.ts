import type { FacetFilterWire, FacetWire, ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { headlineOf, saleOf } from './products.ts';

type SearchRequest = Partial<RequestOf<'search'>>;

const search = (wire: Wire, FACETS: FacetFilterWire[], request: SearchRequest = {}) =>
  wire.ask('search', { q: '', VIEW: 'listing', LIMIT: 100, WITH_FACETS: true, ...request, FILTERS: { FACETS } });
const choose = (KEY: string, ...VALUES: string[]): FacetFilterWire => ({ KEY, VALUES });

async function facetsOf(wire: Wire): Promise<FacetWire[]> {
  return (await search(wire, [])).FACETS;
}

const facet = (facets: readonly FacetWire[], key: string) => facets.find(({ KEY }) => KEY === key);

/** A choice of an attribute with at least two values, of a product each. */
async function attributeChoice(wire: Wire) {
  const found = (await facetsOf(wire)).find(
    ({ KEY, KIND, VALUES }) => KIND === 'CHOICE' && !['MANUFACTURER', 'STOCK'].includes(KEY) && VALUES.length > 1,
  );
  const [one, other] = found?.VALUES ?? [];
  if (found === undefined || one === undefined || other === undefined)
    throw new Error('The catalogue has no attribute to choose in');
  return { key: found.KEY, one, other };
}

async function listed(wire: Wire, filters: FacetFilterWire[]): Promise<ProductWire[]> {
  const { PRODUCTS } = await search(wire, filters);
  return PRODUCTS.length === 0
    ? []
    : (await wire.ask('loadProducts', { SKUS: PRODUCTS, FILTER_CLASS: 'LIST' })).PRODUCTS;
}

export const facetScenarios: readonly Scenario[] = [
  {
    name: 'facets are counted when they are asked for',
    async run(wire) {
      expect((await facetsOf(wire)).length).toBeGreaterThan(3);
      expect((await search(wire, [], { WITH_FACETS: false })).FACETS).toEqual([]);
    },
  },
  {
    name: 'manufacturer, price and stock come first; a choice has at least two values, a range two ends',
    async run(wire) {
      const facets = await facetsOf(wire);
      expect(facets.slice(0, 3).map(({ KEY }) => KEY)).toEqual(['MANUFACTURER', 'PRICE', 'STOCK']);
      for (const { KEY, KIND, VALUES, MIN, MAX } of facets) {
        if (KIND === 'CHOICE') expect(VALUES.length, KEY).toBeGreaterThan(KEY === 'STOCK' ? 0 : 1);
        else expect(MAX, KEY).toBeGreaterThan(MIN ?? Infinity);
      }
    },
  },
  {
    name: 'the count of a value is the number of products that it leaves',
    async run(wire) {
      const choices = (await facetsOf(wire)).filter(({ KIND }) => KIND === 'CHOICE').slice(0, 5);
      for (const { KEY, VALUES } of choices)
        for (const { VALUE, COUNT } of VALUES.slice(0, 3))
          expect((await search(wire, [choose(KEY, VALUE)])).MAX_HIT, `${KEY} ${VALUE}`).toBe(COUNT);
    },
  },
  {
    name: 'several values of one facet are alternatives, and its own counts leave the choice out',
    async run(wire) {
      const { key, one, other } = await attributeChoice(wire);
      const both = await search(wire, [choose(key, one.VALUE, other.VALUE)]);
      expect(both.MAX_HIT).toBeGreaterThanOrEqual(Math.max(one.COUNT, other.COUNT));
      expect(both.MAX_HIT).toBeLessThanOrEqual(one.COUNT + other.COUNT);
      expect(facet(both.FACETS, key)).toEqual(facet(await facetsOf(wire), key));
    },
  },
  {
    name: 'several facets count together, and the counts of each heed the others',
    async run(wire) {
      const { key, one } = await attributeChoice(wire);
      const narrowed = await search(wire, [choose(key, one.VALUE)]);
      expect(narrowed.MAX_HIT).toBe(one.COUNT);
      const stock = facet(narrowed.FACETS, 'STOCK')?.VALUES[0]?.COUNT ?? narrowed.MAX_HIT;
      const both = await search(wire, [choose(key, one.VALUE), choose('STOCK', 'IN_STOCK')]);
      expect(both.MAX_HIT).toBe(stock);
      const products = await listed(wire, [choose(key, one.VALUE), choose('STOCK', 'IN_STOCK')]);
      for (const { STOCK, ATTRIBUTES, SKU } of products) {
        expect(STOCK.AMOUNT, `stock of ${SKU}`).toBeGreaterThan(0);
        expect(ATTRIBUTES.map(({ KEY }) => KEY)).toContain(key);
      }
    },
  },
  {
    name: 'prices are narrowed by their ends, both included; what is not for sale has none',
    async run(wire) {
      const price = facet(await facetsOf(wire), 'PRICE');
      const [MIN, MAX] = [price?.MIN ?? NaN, price?.MAX ?? NaN];
      expect(price).toMatchObject({ KIND: 'RANGE', VALUES: [], UNIT: null });
      const within = await listed(wire, [{ KEY: 'PRICE', MIN, MAX }]);
      expect(within.every((product) => saleOf(product) !== null)).toBe(true);
      const cheapest = await listed(wire, [{ KEY: 'PRICE', MIN: undefined, MAX: MIN }]);
      expect(new Set(cheapest.map(headlineOf))).toEqual(new Set([MIN]));
      const dearest = await listed(wire, [{ KEY: 'PRICE', MIN: MAX, MAX: undefined }]);
      expect(new Set(dearest.map(headlineOf))).toEqual(new Set([MAX]));
      expect((await search(wire, [{ KEY: 'PRICE', MIN: MAX, MAX: MIN }])).MAX_HIT).toBe(0);
    },
  },
  {
    name: 'numbers of an attribute are narrowed in its base unit: 1 kΩ to 5 kΩ is 1000 to 5000',
    async run(wire) {
      const products = await listed(wire, [{ KEY: 'resistance', MIN: 1000, MAX: 5000 }]);
      const values = products.flatMap(({ ATTRIBUTES }) => ATTRIBUTES.filter(({ KEY }) => KEY === 'resistance'));
      expect(values.length).toBeGreaterThan(0);
      for (const { VALUE, UNIT } of values) {
        expect(UNIT).toBe('Ω');
        expect(VALUE).toBeGreaterThanOrEqual(1000);
        expect(VALUE).toBeLessThanOrEqual(5000);
      }
    },
  },
  {
    name: 'pages of a narrowed listing follow one another, and each says how many there are in all',
    async run(wire) {
      const { key, one, other } = await attributeChoice(wire);
      const filters = [choose(key, one.VALUE, other.VALUE)];
      const all = await search(wire, filters);
      const first = await search(wire, filters, { LIMIT: 1 });
      const second = await search(wire, filters, { SKIP: 1, LIMIT: 1 });
      expect([...first.PRODUCTS, ...second.PRODUCTS]).toEqual(all.PRODUCTS.slice(0, 2));
      expect([first.MAX_HIT, second.MAX_HIT]).toEqual([all.MAX_HIT, all.MAX_HIT]);
    },
  },
  {
    name: 'a filter by an attribute that no product has, or that names nothing, has no effect; an unknown value finds nothing',
    async run(wire) {
      const { key } = await attributeChoice(wire);
      const all = (await search(wire, [])).MAX_HIT;
      expect((await search(wire, [choose('no-such-attribute', '1')])).MAX_HIT).toBe(all);
      expect((await search(wire, [choose(key)])).MAX_HIT).toBe(all);
      expect((await search(wire, [choose(key, 'no such value')])).MAX_HIT).toBe(0);
      expect((await search(wire, [choose('MANUFACTURER', 'Klots')])).MAX_HIT).toBe(0);
      expect((await search(wire, [choose('PRICE', 'cheap')])).MAX_HIT).toBe(0);
      expect((await search(wire, [{ KEY: 'PRICE', MIN: 1e300, MAX: undefined }])).MAX_HIT).toBe(0);
    },
  },
  {
    name: 'a filter without a key is refused',
    async run(wire) {
      const FILTERS = { FACETS: [{ VALUES: ['1'] }] };
      const { errorClass, fields } = await wire.refused('search', { q: '', VIEW: 'listing', FILTERS });
      expect(errorClass).toBe('InvalidRequestException');
      expect(fields.map(({ FIELD }) => FIELD)).toContain('FILTERS.FACETS[0].KEY');
    },
  },
];
