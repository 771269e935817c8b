import { taxClasses } from '@platine/domain/money/taxClass.ts';
import type { Facet, FacetFilter } from '@platine/domain/search/facet.ts';
import { facetClasses } from '@platine/domain/search/facet.ts';
import type { CountedFacet, CountedValue } from '@platine/domain/search/facets.ts';
import { commonFacetNames, inStockValue, listFacets, listsNumbers } from '@platine/domain/search/facets.ts';
import type { FacetKey } from './facetCatalogue.ts';
import type { FilteredListing } from './facetFilters.ts';
import { manufacturerIndexes } from './facetFilters.ts';
import type { ProductSet } from './productSets.ts';
import { noProducts } from './productSets.ts';
import type { SearchIndex } from './searchIndex.ts';
import { giveTurn } from './turns.ts';

/** Products that are counted in a millisecond or two. */
const sliceSize = 10_000;

/** The facets of a listing, each counted over the products that pass the filters of all other facets. */
export async function countFacets(
  index: SearchIndex,
  filtered: FilteredListing,
  filters: readonly FacetFilter[],
): Promise<Facet[]> {
  const counting = { index, filtered, filters };
  const counted: CountedFacet[] = [];
  for (const count of [makers, prices, stock, attributes]) counted.push(...(await count(counting)));
  return listFacets(counted, filters, filtered.passed.length);
}

type Counting = {
  readonly index: SearchIndex;
  readonly filtered: FilteredListing;
  readonly filters: readonly FacetFilter[];
};

type Count = (numbers: ProductSet) => void;

/** Hands over the products that a facet counts, in slices: those that pass all filters, and those that only its own filter excludes. */
async function countProducts({ filtered: { passed, excludedBy } }: Counting, key: string, count: Count): Promise<void> {
  await inSlices(passed, count);
  await inSlices(excludedBy.get(key) ?? noProducts, count);
}

/** Other requests get their turn between two slices. A slice is counted by a plain function: a loop in an async one is slower. */
async function inSlices(numbers: ProductSet, count: Count): Promise<void> {
  for (let from = 0; from < numbers.length; from += sliceSize) {
    await giveTurn();
    count(numbers.subarray(from, from + sliceSize));
  }
}

async function makers(counting: Counting): Promise<CountedFacet[]> {
  const { index, filters } = counting;
  const { columns, facets } = index;
  const counts = new Int32Array(facets.makers.length);
  await countProducts(counting, 'MANUFACTURER', (numbers) => {
    for (const number of numbers) {
      const maker = columns.makers[number] ?? -1;
      counts[maker] = (counts[maker] ?? 0) + 1;
    }
  });
  const chosen = filters.filter(({ key }) => key === 'MANUFACTURER');
  const listed = new Set(chosen.flatMap((filter) => manufacturerIndexes(index, filter)));
  const values = facets.makers.flatMap(({ id, name }, maker): CountedValue[] => {
    const count = counts[maker] ?? 0;
    return count === 0 && !listed.has(maker) ? [] : [{ value: String(id), text: { ALL: name }, number: null, count }];
  });
  return [common('MANUFACTURER', { coverage: total(values), distinct: values.length, values })];
}

async function prices(counting: Counting): Promise<CountedFacet[]> {
  const { coverage, ends } = await priceEnds(counting);
  if (coverage === 0) return [common('PRICE', { coverage, distinct: 0, values: [] })];
  const min = Math.min(...ends.map((range) => range.min));
  const max = Math.max(...ends.map((range) => range.max));
  const facet = common('PRICE', { coverage, distinct: new Set([min, max]).size, values: [] });
  return [{ ...facet, min, max, ...facetClasses(ends.filter((range) => range.min <= range.max)) }];
}

/** The lowest and the highest price of each class; those of a class without products are the wrong way round. */
async function priceEnds(counting: Counting) {
  const { cents, taxClasses: places } = counting.index.columns;
  const ends = taxClasses.map((taxClass) => ({ taxClass, min: Infinity, max: -Infinity }));
  let coverage = 0;
  await countProducts(counting, 'PRICE', (numbers) => {
    for (const number of numbers) {
      const price = cents[number] ?? -1;
      const range = ends[places[number] ?? 0];
      if (price < 0 || range === undefined) continue;
      coverage += 1;
      if (price < range.min) range.min = price;
      if (price > range.max) range.max = price;
    }
  });
  return { coverage, ends };
}

async function stock(counting: Counting): Promise<CountedFacet[]> {
  const { inStock } = counting.index.columns;
  let [count, all] = [0, 0];
  await countProducts(counting, 'STOCK', (numbers) => {
    all += numbers.length;
    for (const number of numbers) count += inStock[number] ?? 0;
  });
  const values = count === 0 ? [] : [{ ...inStockValue, count }];
  return [common('STOCK', { coverage: count, distinct: values.length + Number(count < all), values })];
}

async function attributes(counting: Counting): Promise<CountedFacet[]> {
  const { index, filtered, filters } = counting;
  const { counts, places } = await countValues(index, filtered.passed);
  const excluded = new Map<string, Int32Array>();
  for (const [key, numbers] of filtered.excludedBy) excluded.set(key, (await countValues(index, numbers)).counts);
  return [...index.facets.keys.values()].flatMap((key) => {
    const more = excluded.get(key.key);
    const chosen = filters.filter((filter) => filter.key === key.key).flatMap((filter) => filter.values);
    const values = key.ids.flatMap((id): CountedValue[] => {
      const count = (counts[id] ?? 0) + (more?.[id] ?? 0);
      const value = count === 0 && chosen.length === 0 ? undefined : index.facets.values.get(id);
      return value === undefined || (count === 0 && !chosen.includes(value.value)) ? [] : [{ ...value, count }];
    });
    return values.length === 0 ? [] : [attribute(key, values, meanPlace(key, counts, places))];
  });
}

/** Number of products by value id, and the sum of the places at which they list it. */
type ValueCounts = { readonly counts: Int32Array; readonly places: Int32Array };

async function countValues({ columns, facets }: SearchIndex, numbers: ProductSet): Promise<ValueCounts> {
  const { starts, items } = columns.facets;
  const counts = new Int32Array(facets.size);
  const places = new Int32Array(facets.size);
  await inSlices(numbers, (slice) => {
    for (const number of slice) {
      const start = starts[number] ?? 0;
      for (let at = start; at < (starts[number + 1] ?? 0); at += 1) {
        const id = items[at] ?? 0;
        counts[id] = (counts[id] ?? 0) + 1;
        places[id] = (places[id] ?? 0) + at - start;
      }
    }
  });
  return { counts, places };
}

/** 0 for an attribute that none of the products has. */
function meanPlace({ ids }: FacetKey, counts: Int32Array, places: Int32Array): number {
  const sum = (column: Int32Array) => ids.reduce((total, id) => total + (column[id] ?? 0), 0);
  return sum(places) / Math.max(1, sum(counts));
}

/** A range comes without its values. */
function attribute({ key, name, unit }: FacetKey, values: readonly CountedValue[], place: number): CountedFacet {
  const numbers = values.flatMap(({ number }) => number ?? []);
  const isRange = numbers.length === values.length && !listsNumbers(numbers);
  return {
    key,
    name,
    unit,
    coverage: total(values),
    place,
    distinct: values.length,
    min: numbers.length === 0 ? null : numbers.reduce((one, other) => Math.min(one, other)),
    max: numbers.length === 0 ? null : numbers.reduce((one, other) => Math.max(one, other)),
    values: isRange ? [] : values,
  };
}

function common(
  key: keyof typeof commonFacetNames,
  facet: Pick<CountedFacet, 'coverage' | 'distinct' | 'values'>,
): CountedFacet {
  return { key, name: commonFacetNames[key], unit: null, place: 0, min: null, max: null, ...facet };
}

function total(values: readonly CountedValue[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}
