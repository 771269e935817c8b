import type { Cents } from '@platine/domain/money/money.ts';
import type { ClassRates } from '@platine/domain/money/vat.ts';
import type { FacetFilter } from '@platine/domain/search/facet.ts';
import { matchesFacet, inStockValue } from '@platine/domain/search/facets.ts';
import type { ProductSet } from './productSets.ts';
import { filterLargeSet } from './productSets.ts';
import type { SearchIndex } from './searchIndex.ts';
import { shownCents } from './shownCents.ts';

type Test = (number: number) => boolean;

/** The parts of an index that filters read. */
type Filterable = Pick<SearchIndex, 'columns' | 'facets'>;

/** A listing after its facet filters. */
export type FilteredListing = {
  readonly passed: ProductSet;
  /** By facet, the products that only its filter excludes: a facet's counts ignore its own filter. */
  readonly excludedBy: ReadonlyMap<string, ProductSet>;
};

type Filtering = { readonly filters: readonly FacetFilter[]; readonly rates: ClassRates | undefined };

export async function applyFacetFilters(
  index: Filterable,
  listed: ProductSet,
  { filters, rates }: Filtering,
): Promise<FilteredListing> {
  const tests = [...Map.groupBy(filters, ({ key }) => key)].flatMap(([key, own]) => {
    const each = own.flatMap((filter) => testOf(index, filter, rates) ?? []);
    return each.length === 0 ? [] : [{ key, passes: (number: number) => each.every((test) => test(number)) }];
  });
  if (tests.length === 0) return { passed: listed, excludedBy: new Map() };
  const failing = new Map(tests.map(({ key }) => [key, new Array<number>()]));
  const passed = await filterLargeSet(listed, (number) => {
    const first = tests.find(({ passes }) => !passes(number));
    if (first === undefined) return true;
    if (tests.every((test) => test === first || test.passes(number))) failing.get(first.key)?.push(number);
    return false;
  });
  return { passed, excludedBy: new Map([...failing].map(([key, numbers]) => [key, Int32Array.from(numbers)])) };
}

/** Null for an attribute that the catalogue lacks. An old URL may name one; it has no effect. */
function testOf(index: Filterable, filter: FacetFilter, rates: ClassRates | undefined): Test | null {
  const { columns } = index;
  if (filter.key === 'MANUFACTURER') {
    const chosen = new Set(manufacturerIndexes(index, filter));
    return (number) => chosen.has(columns.makers[number] ?? -1);
  }
  if (filter.key === 'STOCK') {
    const fits = matchesFacet(filter, inStockValue);
    return (number) => fits && columns.inStock[number] === 1;
  }
  return filter.key === 'PRICE' ? priceTest(shownCents(columns, rates), filter) : attributeTest(index, filter);
}

/** The manufacturers that a filter lists; the shop may know only some of them. */
export function manufacturerIndexes({ facets }: Filterable, { values }: FacetFilter): number[] {
  return values.flatMap((value) => (/^\d{1,9}$/.test(value) ? (facets.makerIndexes.get(Number(value)) ?? []) : []));
}

/** Compares prices in cents, both ends inclusive. A product that is not for sale has no price. */
function priceTest(priceOf: (number: number) => Cents, { values, min, max }: FacetFilter): Test {
  const named = new Set(values.map(Number));
  const hasEnds = min !== null || max !== null;
  const [least, most] = [min ?? 0, max ?? Infinity];
  return (number) => {
    const price = priceOf(number);
    return price >= 0 && (named.has(price) || (hasEnds && price >= least && price <= most));
  };
}

function attributeTest({ columns, facets }: Filterable, filter: FacetFilter): Test | null {
  const ids = facets.keys.get(filter.key)?.ids;
  if (ids === undefined) return null;
  const fits = new Uint8Array(facets.size);
  for (const id of ids) {
    const value = facets.values.get(id);
    if (value !== undefined && matchesFacet(filter, value)) fits[id] = 1;
  }
  const { starts, items } = columns.facets;
  return (number) => {
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1)
      if (fits[items[at] ?? 0] === 1) return true;
    return false;
  };
}
