import { sql } from 'drizzle-orm';
import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Database } from '../db/database.ts';
import { productNames } from '../db/searchSchema.ts';
import type { NumberSet } from './numberSets.ts';
import { firstFrom, inAll, keep } from './numberSets.ts';
import { unpack } from './packed.ts';
import type { SearchIndex } from './searchIndex.ts';

type Sort = SearchRequestWire['SORT'];

/** The places of all products in an order; null where the order is that of the SKUs. Made once for each version of the catalogue. */
export async function placesIn(
  db: Database,
  index: SearchIndex,
  { sort, language }: { sort: Sort; language: Language },
): Promise<Int32Array | null> {
  if (sort === 'RELEVANCE' || sort === 'SKU_DESC') return null;
  const name = sort === 'NAME_ASC' ? `${sort} ${language}` : sort;
  const known = index.orders.get(name);
  if (known !== undefined) return known;
  const making = sort === 'NAME_ASC' ? byName(db, index, language) : Promise.resolve(byColumn(index, sort));
  index.orders.set(name, making);
  making.catch(() => index.orders.delete(name));
  return making;
}

/** What comes first has the smallest place. Ends with the SKU, so that pages never overlap. */
function byColumn(
  { columns: { cents, newSince }, all }: SearchIndex,
  sort: 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC',
): Int32Array {
  const size = all.length;
  const price = (number: number) => cents[number] ?? -1;
  // A product without a price comes last, whichever way prices are sorted.
  const orders: Record<typeof sort, (number: number) => number> = {
    NEWEST: (number) => inKey(largest - (newSince[number] ?? -1), size - 1 - number, size),
    PRICE_ASC: (number) => inKey(price(number) < 0 ? largest : price(number), number, size),
    PRICE_DESC: (number) => inKey(largest - price(number), number, size),
  };
  const keys = Float64Array.from(all, orders[sort]).toSorted();
  const ordered = Int32Array.from(keys, (key) => (sort === 'NEWEST' ? size - 1 - (key % size) : key % size));
  return placesOf(ordered, size);
}

/** No price and no day is larger. */
const largest = 2 ** 31;

/** Two numbers in one, because plain numbers are sorted many times faster than by comparing; the second is below `size`. */
function inKey(first: number, second: number, size: number): number {
  return first * size + second;
}

async function byName(db: Database, { columns, all }: SearchIndex, language: Language): Promise<Int32Array> {
  const name = { EN: productNames.sortNameEn, DE: productNames.sortNameDe, FR: productNames.sortNameFr }[language];
  const [found] = await db
    .select({
      skus: sql<string>`string_agg(${productNames.sku}::text, ',' order by ${name} collate "C", ${productNames.sku})`,
    })
    .from(productNames);
  const skus = unpack(found?.skus ?? '').filter((sku) => columns.skus[firstFrom(columns.skus, sku)] === sku);
  return placesOf(
    skus.map((sku) => firstFrom(columns.skus, sku)),
    all.length,
  );
}

/** What the order leaves out comes last. */
function placesOf(ordered: Int32Array, size: number): Int32Array {
  const places = new Int32Array(size).fill(size);
  for (const [place, number] of ordered.entries()) places[number] = place;
  return places;
}

export type Span = { readonly skip: number; readonly limit: number };

/** One page of the products by their places. */
export function pageByPlace(numbers: NumberSet, places: Int32Array, { skip, limit }: Span): number[] {
  const size = places.length + 1;
  // The number itself decides between equal places.
  const keys = Float64Array.from(numbers, (number) => inKey(places[number] ?? 0, number, size)).toSorted();
  return Array.from(keys.subarray(skip, skip + limit), (key) => key % size);
}

/** The same groups as by relevance, each from the end of its numbers. */
export function pageFromEnd(numbers: NumberSet, first: readonly NumberSet[], span: Span): number[] {
  return pageOfGroups(groupsOf(numbers, first), span, (group, start, count) =>
    [...group.subarray(Math.max(0, group.length - start - count), Math.max(0, group.length - start))].toReversed(),
  );
}

/** The products of the first set, then those of the second, and so on, then the rest; each in the order of its numbers. */
export function pageByRelevance(numbers: NumberSet, first: readonly NumberSet[], span: Span): number[] {
  return pageOfGroups(groupsOf(numbers, first), span, (group, start, count) => [
    ...group.subarray(start, start + count),
  ]);
}

type Cut = (group: NumberSet, start: number, count: number) => number[];

function pageOfGroups(groups: Iterable<NumberSet>, { skip, limit }: Span, cut: Cut): number[] {
  const page: number[] = [];
  let before = 0;
  for (const group of groups) {
    page.push(...cut(group, Math.max(0, skip - before), limit - page.length));
    before += group.length;
    if (page.length >= limit) break;
  }
  return page;
}

/** Each product in the first set that has it; those in none come last. */
function* groupsOf(numbers: NumberSet, first: readonly NumberSet[]): Generator<NumberSet> {
  const isTaken = new Uint8Array((numbers.at(-1) ?? 0) + 1);
  for (const set of first) {
    const group = keep(inAll([set, numbers], numbers), (number) => isTaken[number] !== 1);
    yield group;
    for (const number of group) isTaken[number] = 1;
  }
  yield first.length === 0 ? numbers : keep(numbers, (number) => isTaken[number] !== 1);
}
