import type { Database } from '../db/database.ts';
import type { Columns } from './columns.ts';
import { loadColumns } from './columns.ts';
import type { FacetCatalogue } from './facetCatalogue.ts';
import { loadFacetCatalogue } from './facetCatalogue.ts';
import type { News } from './news.ts';
import { readNews } from './news.ts';
import type { NumberSet } from './numberSets.ts';
import { firstFrom, numbersThat } from './numberSets.ts';
import { unpackLists } from './packed.ts';
import type { Postings } from './postings.ts';
import { createPostings, numbersOf } from './postings.ts';
import type { Leaf } from './textQuery.ts';
import type { WordList } from './wordList.ts';
import { loadWordList } from './wordList.ts';

/**
 * A copy of what listings count, kept by each process for as long as the catalogue has the same version. The database tells the version, the
 * stock that changed and the products of a term in one statement before each search: a copy is never older than the search.
 */
export type SearchIndex = {
  readonly version: number;
  readonly columns: Columns;
  readonly facets: FacetCatalogue;
  readonly words: WordList;
  readonly all: NumberSet;
  readonly postings: Postings;
  /** Places of the products in the sort orders that were asked for, by the order's name. */
  readonly orders: Map<string, Promise<Int32Array>>;
  /** Up to when stock is known, in seconds by the database's clock. */
  stockAt: number;
};

/** A search's index, and the products of its terms. */
export type Fresh = { readonly index: SearchIndex; readonly found: ReadonlyMap<Leaf, NumberSet> };

const indexes = new WeakMap<Database, Promise<SearchIndex>>();

/** What a search is about to read of the index. */
export type Asked = {
  readonly leaves: (index: SearchIndex) => readonly Leaf[];
  /** Whether it asks what is in stock. */
  readonly stock: boolean;
};

/** Brings the copy up to date and looks up the terms that a search has. */
export async function freshIndex(db: Database, asked: Asked): Promise<Fresh> {
  const known = indexes.get(db) ?? loadOnce(db);
  const index = await known;
  const leaves = [...new Set(asked.leaves(index))];
  const kept = leaves.flatMap((leaf) => {
    const numbers = index.postings.get(leaf);
    return numbers === undefined ? [] : [[leaf, numbers] as const];
  });
  const found = new Map(kept);
  const missing = leaves.filter((leaf) => !found.has(leaf));
  const news = await readNews(db, { stockFrom: asked.stock ? index.stockAt : null, leaves: missing });
  if (news.version !== index.version) {
    // Somebody else may have seen it first.
    if (indexes.get(db) === known) await loadOnce(db);
    return freshIndex(db, asked);
  }
  if (asked.stock) takeStock(index, news);
  for (const leaf of missing) {
    // Another search of the same moment may have unpacked it.
    const numbers = index.postings.get(leaf) ?? numbersOf(news.found?.[leaf] ?? '', index.columns.skus);
    found.set(leaf, numbers);
    index.postings.set(leaf, numbers);
  }
  return { index, found };
}

function loadOnce(db: Database): Promise<SearchIndex> {
  const loading = load(db);
  indexes.set(db, loading);
  // The next search tries again.
  loading.catch(() => {
    if (indexes.get(db) === loading) indexes.delete(db);
  });
  return loading;
}

/** The version is read first: what an import writes meanwhile makes it old. */
async function load(db: Database): Promise<SearchIndex> {
  const { version, at } = await readNews(db, { stockFrom: null, leaves: [] });
  const columns = await loadColumns(db);
  return {
    version,
    columns,
    facets: await loadFacetCatalogue(db),
    words: await loadWordList(db),
    all: numbersThat(columns.skus.length, () => true),
    postings: createPostings(),
    orders: new Map(),
    stockAt: at,
  };
}

function takeStock(index: SearchIndex, { at, stock }: News): void {
  const { skus, inStock } = index.columns;
  const { items } = unpackLists(stock);
  for (let place = 0; place < items.length; place += 2) {
    const sku = items[place] ?? 0;
    const number = firstFrom(skus, sku);
    if (skus[number] === sku) inStock[number] = items[place + 1] ?? 0;
  }
  index.stockAt = Math.max(index.stockAt, at);
}
