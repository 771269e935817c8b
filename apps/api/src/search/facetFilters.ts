import type { FacetFilterWire } from '@platine/domain/contract/schemas/product.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { fitsFacet, inStockValue } from '@platine/domain/search/facets.ts';
import type { NumberSet } from './numberSets.ts';
import { keep } from './numberSets.ts';
import type { SearchIndex } from './searchIndex.ts';

type Test = (number: number) => boolean;

/** What a choice in the facets leaves of a listing. */
export type Narrowed = {
  readonly passed: NumberSet;
  /** Products that only the choice in this facet leaves out, by the facet: it counts them, since counts leave their own choice out. */
  readonly nearly: ReadonlyMap<string, NumberSet>;
};

export function narrow(index: SearchIndex, listed: NumberSet, filters: readonly FacetFilterWire[]): Narrowed {
  const tests = [...Map.groupBy(filters, ({ KEY }) => KEY)].flatMap(([key, own]) => {
    const each = own.flatMap((filter) => testOf(index, filter) ?? []);
    return each.length === 0 ? [] : [{ key, passes: (number: number) => each.every((test) => test(number)) }];
  });
  if (tests.length === 0) return { passed: listed, nearly: new Map() };
  const failing = new Map(tests.map(({ key }) => [key, new Array<number>()]));
  const passed = keep(listed, (number) => {
    const [first, second] = tests.filter(({ passes }) => !passes(number));
    if (first !== undefined && second === undefined) failing.get(first.key)?.push(number);
    return first === undefined;
  });
  return { passed, nearly: new Map([...failing].map(([key, numbers]) => [key, Int32Array.from(numbers)])) };
}

/** Null for an attribute that the catalogue does not have: an old address may name it, and it has no effect. */
function testOf(index: SearchIndex, filter: FacetFilterWire): Test | null {
  const { columns } = index;
  if (filter.KEY === 'MANUFACTURER') {
    const ids = new Set(makerIds(filter));
    return (number) => ids.has(columns.makers[number] ?? 0);
  }
  if (filter.KEY === 'STOCK') {
    const fits = fitsFacet(filter, inStockValue);
    return (number) => fits && columns.inStock[number] === 1;
  }
  return filter.KEY === 'PRICE' ? priceTest(index, filter) : attributeTest(index, filter);
}

/** The manufacturers that a filter names. */
export function makerIds({ VALUES = [] }: FacetFilterWire): number[] {
  return VALUES.filter((value) => /^\d{1,9}$/.test(value)).map(Number);
}

/** Prices are compared in cents, the ends included; what is not for sale has none. */
function priceTest({ columns }: SearchIndex, { VALUES = [], MIN, MAX }: FacetFilterWire): Test {
  const named = new Set(VALUES.map(Number).filter(Number.isFinite).map(cents));
  const hasEnds = MIN !== undefined || MAX !== undefined;
  const [least, most] = [cents(MIN ?? 0), cents(MAX ?? mostEuros)];
  return (number) => {
    const price = columns.cents[number] ?? -1;
    return price >= 0 && (named.has(price) || (hasEnds && price >= least && price <= most));
  };
}

/** Beyond the prices that a database column holds. */
const mostEuros = 21_000_000;

function cents(euros: number): number {
  return toCents(Math.max(-1, Math.min(euros, mostEuros)));
}

function attributeTest({ columns, facets }: SearchIndex, filter: FacetFilterWire): Test | null {
  const ids = facets.keys.get(filter.KEY)?.ids;
  if (ids === undefined) return null;
  const fits = new Uint8Array(facets.size);
  for (const id of ids) {
    const value = facets.values.get(id);
    if (value !== undefined && fitsFacet(filter, value)) fits[id] = 1;
  }
  const { starts, items } = columns.facets;
  return (number) => {
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1)
      if (fits[items[at] ?? 0] === 1) return true;
    return false;
  };
}
