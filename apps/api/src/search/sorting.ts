import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { BuiltInLanguage, Language } from '@platine/domain/language/language.ts';
import { builtInFor } from '@platine/domain/language/language.ts';
import type { ClassRates } from '@platine/domain/money/vat.ts';
import type { NamedSearchSort } from '@platine/domain/search/searchRequest.ts';
import type { Database } from '../db/database.ts';
import { productNames } from '../db/searchSchema.ts';
import type { Columns } from './columns.ts';
import type { ProductSet } from './productSets.ts';
import { lowerBound, intersect, filterLargeSet } from './productSets.ts';
import { parseNumbers } from './numberLists.ts';
import { shownCents } from './shownCents.ts';
import { giveTurn } from './turns.ts';

/** The parts of an index that are sorted by. */
type Sortable = {
  readonly columns: Pick<Columns, 'skus' | 'cents' | 'taxClasses' | 'newSince' | 'inStock'>;
  readonly all: ProductSet;
  /** Ranks of the products by name, for the languages in use. */
  readonly nameRanks: Map<Language, Promise<Int32Array>>;
};

/** A sort order: each product has a number of its own in it, smallest first, which leads back to the product. */
export type Order = { readonly keyOf: (number: number) => number; readonly numberOf: (key: number) => number };

type Sorting = {
  readonly sort: NamedSearchSort;
  readonly language: Language;
  readonly byText: boolean;
  /** Those in the prices that the shopper sees. */
  readonly rates?: ClassRates | undefined;
};

/** The order of a listing; null for orders by SKU and for those by what fits a text. Names are sorted once for each version of the catalogue. */
export async function orderOf(
  db: Database,
  index: Sortable,
  { sort, language, byText, rates }: Sorting,
): Promise<Order | null> {
  const size = index.all.length;
  const centsOf = shownCents(index.columns, rates);
  switch (sort) {
    case 'relevance':
    case 'sku-desc':
      return null;
    case 'name':
      return byRank(await nameRanks(db, index, language));
    case 'newest':
      return newestFirst(index.columns, size);
    case 'stock': {
      if (byText) return null;
      const { keyOf, numberOf } = newestFirst(index.columns, size);
      // Larger than any key of the newest first.
      const behind = (maxKey + 2) * size;
      return { keyOf: (number) => keyOf(number) + (canBeHad(index.columns, number) ? 0 : behind), numberOf };
    }
    // A product without a price comes last, whichever way prices are sorted.
    case 'price':
      return thenBySku((number) => (centsOf(number) < 0 ? maxKey : centsOf(number)), size);
    case 'price-desc':
      return thenBySku((number) => maxKey - centsOf(number), size);
  }
}

function newestFirst({ newSince }: Pick<Columns, 'newSince'>, size: number): Order {
  return {
    keyOf: (number) => (maxKey - (newSince[number] ?? -1)) * size + size - 1 - number,
    numberOf: (key) => size - 1 - (key % size),
  };
}

/** In stock, and for sale: a product without a price cannot be ordered, whatever the warehouse has of it. */
function canBeHad({ inStock, cents }: Pick<Columns, 'inStock' | 'cents'>, number: number): boolean {
  return inStock[number] === 1 && (cents[number] ?? -1) >= 0;
}

/** The products of each group in turn that can be had, then the others of each. */
export async function inStockFirst(
  groups: readonly ProductSet[],
  columns: Pick<Columns, 'inStock' | 'cents'>,
): Promise<ProductSet[]> {
  const parts: ProductSet[] = [];
  for (const had of [true, false])
    for (const group of groups) parts.push(await filterLargeSet(group, (number) => canBeHad(columns, number) === had));
  return parts;
}

/** Larger than any price and any day. */
const maxKey = 2 ** 31;

/** Ties are broken by SKU, so that pages never overlap. Both numbers are one, because plain numbers sort many times faster than with a comparator. */
function thenBySku(first: (number: number) => number, size: number): Order {
  return { keyOf: (number) => first(number) * size + number, numberOf: (key) => key % size };
}

export function byRank(ranks: Int32Array): Order {
  return thenBySku((number) => ranks[number] ?? 0, ranks.length);
}

const sortNames = { EN: productNames.sortNameEn, DE: productNames.sortNameDe, FR: productNames.sortNameFr };

/** The rank of each product by name in a language; in one that the shop has added, by its English name. */
export async function nameRanks(db: Database, index: Sortable, spoken: Language): Promise<Int32Array> {
  const language = builtInFor(spoken);
  const known = index.nameRanks.get(language);
  if (known !== undefined) return known;
  const ranks = readNameRanks(db, index, language);
  index.nameRanks.set(language, ranks);
  ranks.catch(() => index.nameRanks.delete(language));
  return ranks;
}

async function readNameRanks(db: Database, { columns, all }: Sortable, language: BuiltInLanguage): Promise<Int32Array> {
  const { [language]: name } = sortNames;
  const rows = await db
    .select({ skus: sql<string>`string_agg(sku::text, ',' order by place)` })
    .from(
      sql`(select sku, row_number() over (order by ${name} collate "C", sku) as place from ${productNames}) as ordered`,
    )
    .groupBy(sql`place / ${sql.raw(String(rowSize))}`)
    .orderBy(sql`min(place)`);
  // Products that are missing from the order rank last.
  const ranks = new Int32Array(all.length).fill(all.length);
  let rank = 0;
  for (const { skus } of rows) {
    for (const sku of parseNumbers(skus)) {
      const number = lowerBound(columns.skus, sku);
      if (columns.skus[number] === sku) ranks[number] = rank;
      rank += 1;
    }
    await setImmediate();
  }
  return ranks;
}

/** SKUs in one row: looking them up takes a few milliseconds, and requests are answered in between. */
const rowSize = 20_000;

export type PageRange = { readonly skip: number; readonly limit: number };

/** One page of the products in an order. Only the page is sorted; of the others no more than a slice is held. */
export async function pageInOrder(
  numbers: ProductSet,
  { keyOf, numberOf }: Order,
  { skip, limit }: PageRange,
): Promise<number[]> {
  const most = skip + limit;
  const inTurn = Math.max(keysInTurn, most);
  const keys = new Float64Array(Math.min(numbers.length, most + inTurn));
  let kept = 0;
  // A plain function: a loop in an async one is slower.
  const take = (slice: ProductSet) => {
    for (let at = 0; at < slice.length; at += 1) keys[kept + at] = keyOf(slice[at] ?? 0);
    partSmallest(keys.subarray(0, kept + slice.length), most);
    kept = Math.min(most, kept + slice.length);
  };
  for (let from = 0; from < numbers.length; from += inTurn) {
    await giveTurn();
    take(numbers.subarray(from, from + inTurn));
  }
  return Array.from(keys.subarray(0, kept).toSorted().subarray(skip), numberOf);
}

/** Keys that are made and parted in about a millisecond. */
const keysInTurn = 20_000;

/** Moves the smallest keys to the front, in no order (Hoare's quickselect). */
function partSmallest(keys: Float64Array, count: number): void {
  let [low, high] = [0, keys.length - 1];
  while (low < high && count <= high) {
    const { right, left } = part(keys, low, high);
    if (right < count && count < left) return;
    if (count <= right) high = right;
    else low = left;
  }
}

/** Moves smaller keys to the front of a range: none up to `right` is larger than one from `left` on. */
function part(keys: Float64Array, low: number, high: number): { readonly right: number; readonly left: number } {
  const pivot = keys[(low + high) >>> 1] ?? 0;
  let [left, right] = [low, high];
  while (left <= right) {
    while ((keys[left] ?? 0) < pivot) left += 1;
    while ((keys[right] ?? 0) > pivot) right -= 1;
    if (left > right) break;
    [keys[left], keys[right]] = [keys[right] ?? 0, keys[left] ?? 0];
    left += 1;
    right -= 1;
  }
  return { right, left };
}

/** The products of each set in turn, then the rest, each in descending order. */
export function pageDescending(numbers: ProductSet, first: readonly ProductSet[], range: PageRange): Promise<number[]> {
  return pageOfGroups(groupsOf(numbers, first), range, (group, start, count) =>
    [...group.subarray(Math.max(0, group.length - start - count), Math.max(0, group.length - start))].toReversed(),
  );
}

/** The products of each group in turn, each in ascending order. */
export function pageAscending(groups: readonly ProductSet[], range: PageRange): Promise<number[]> {
  return pageOfGroups(groups, range, (group, start, count) => [...group.subarray(start, start + count)]);
}

type Cut = (group: ProductSet, start: number, count: number) => number[];

async function pageOfGroups(
  groups: Iterable<ProductSet> | AsyncIterable<ProductSet>,
  { skip, limit }: PageRange,
  cut: Cut,
): Promise<number[]> {
  const page: number[] = [];
  let before = 0;
  for await (const group of groups) {
    page.push(...cut(group, Math.max(0, skip - before), limit - page.length));
    before += group.length;
    if (page.length >= limit) break;
  }
  return page;
}

/** Puts each product into the first set that has it; the last group has the rest. */
async function* groupsOf(numbers: ProductSet, first: readonly ProductSet[]): AsyncGenerator<ProductSet> {
  const isTaken = new Uint8Array((numbers.at(-1) ?? 0) + 1);
  for (const set of first) {
    const group = await filterLargeSet(intersect([set, numbers], numbers), (number) => isTaken[number] !== 1);
    yield group;
    for (const number of group) isTaken[number] = 1;
  }
  yield first.length === 0 ? numbers : await filterLargeSet(numbers, (number) => isTaken[number] !== 1);
}
