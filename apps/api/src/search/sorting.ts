import { sql } from 'drizzle-orm';
import type { Language } from '@platine/domain/language/language.ts';
import type { SearchSort } from '@platine/domain/search/searchRequest.ts';
import type { Database } from '../db/database.ts';
import { productNames } from '../db/searchSchema.ts';
import type { ProductSet } from './productSets.ts';
import { lowerBound, intersect, filterSet } from './productSets.ts';
import { parseNumbers } from './numberLists.ts';
import type { SearchIndex } from './searchIndex.ts';

/** The rank of each product in a sort order; null for orders by SKU. Computed once for each version of the catalogue. */
export async function sortRanks(
  db: Database,
  index: SearchIndex,
  { sort, language }: { sort: SearchSort; language: Language },
): Promise<Int32Array | null> {
  if (sort === 'relevance' || sort === 'sku-desc') return null;
  const name = sort === 'name' ? `${sort} ${language}` : sort;
  const known = index.orders.get(name);
  if (known !== undefined) return known;
  const ranking = sort === 'name' ? byName(db, index, language) : Promise.resolve(byColumn(index, sort));
  index.orders.set(name, ranking);
  ranking.catch(() => index.orders.delete(name));
  return ranking;
}

/** Ties are broken by SKU, so that pages never overlap. */
function byColumn(
  { columns: { cents, newSince }, all }: SearchIndex,
  sort: 'newest' | 'price' | 'price-desc',
): Int32Array {
  const size = all.length;
  const centsOf = (number: number) => cents[number] ?? -1;
  // A product without a price comes last, whichever way prices are sorted.
  const orders: Record<typeof sort, (number: number) => number> = {
    newest: (number) => sortKey(maxKey - (newSince[number] ?? -1), size - 1 - number, size),
    price: (number) => sortKey(centsOf(number) < 0 ? maxKey : centsOf(number), number, size),
    'price-desc': (number) => sortKey(maxKey - centsOf(number), number, size),
  };
  const keys = Float64Array.from(all, orders[sort]).toSorted();
  const ordered = Int32Array.from(keys, (key) => (sort === 'newest' ? size - 1 - (key % size) : key % size));
  return ranksOf(ordered, size);
}

/** Larger than any price and any day. */
const maxKey = 2 ** 31;

/** Combines two numbers into one sort key, because plain numbers sort many times faster than with a comparator. `second` is below `size`. */
function sortKey(first: number, second: number, size: number): number {
  return first * size + second;
}

async function byName(db: Database, { columns, all }: SearchIndex, language: Language): Promise<Int32Array> {
  const name = { EN: productNames.sortNameEn, DE: productNames.sortNameDe, FR: productNames.sortNameFr }[language];
  const [found] = await db
    .select({
      skus: sql<string>`string_agg(${productNames.sku}::text, ',' order by ${name} collate "C", ${productNames.sku})`,
    })
    .from(productNames);
  const skus = parseNumbers(found?.skus ?? '').filter((sku) => columns.skus[lowerBound(columns.skus, sku)] === sku);
  return ranksOf(
    skus.map((sku) => lowerBound(columns.skus, sku)),
    all.length,
  );
}

/** Products that are missing from the order rank last. */
function ranksOf(ordered: Int32Array, size: number): Int32Array {
  const ranks = new Int32Array(size).fill(size);
  for (const [place, number] of ordered.entries()) ranks[number] = place;
  return ranks;
}

export type PageRange = { readonly skip: number; readonly limit: number };

/** One page of the products by rank. */
export function pageByRank(numbers: ProductSet, ranks: Int32Array, { skip, limit }: PageRange): number[] {
  const size = ranks.length + 1;
  // The product number breaks ties.
  const keys = Float64Array.from(numbers, (number) => sortKey(ranks[number] ?? 0, number, size)).toSorted();
  return Array.from(keys.subarray(skip, skip + limit), (key) => key % size);
}

/** Groups as by relevance, each in descending order. */
export function pageDescending(numbers: ProductSet, first: readonly ProductSet[], range: PageRange): number[] {
  return pageOfGroups(groupsOf(numbers, first), range, (group, start, count) =>
    [...group.subarray(Math.max(0, group.length - start - count), Math.max(0, group.length - start))].toReversed(),
  );
}

/** The products of each set in turn, then the rest, each in ascending order. */
export function pageByRelevance(numbers: ProductSet, first: readonly ProductSet[], range: PageRange): number[] {
  return pageOfGroups(groupsOf(numbers, first), range, (group, start, count) => [
    ...group.subarray(start, start + count),
  ]);
}

type Cut = (group: ProductSet, start: number, count: number) => number[];

function pageOfGroups(groups: Iterable<ProductSet>, { skip, limit }: PageRange, cut: Cut): number[] {
  const page: number[] = [];
  let before = 0;
  for (const group of groups) {
    page.push(...cut(group, Math.max(0, skip - before), limit - page.length));
    before += group.length;
    if (page.length >= limit) break;
  }
  return page;
}

/** Puts each product into the first set that has it; the last group has the rest. */
function* groupsOf(numbers: ProductSet, first: readonly ProductSet[]): Generator<ProductSet> {
  const isTaken = new Uint8Array((numbers.at(-1) ?? 0) + 1);
  for (const set of first) {
    const group = filterSet(intersect([set, numbers], numbers), (number) => isTaken[number] !== 1);
    yield group;
    for (const number of group) isTaken[number] = 1;
  }
  yield first.length === 0 ? numbers : filterSet(numbers, (number) => isTaken[number] !== 1);
}
