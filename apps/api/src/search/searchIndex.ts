import type { Database } from '../db/database.ts';
import type { Columns } from './columns.ts';
import { loadColumns } from './columns.ts';
import type { FacetCatalogue } from './facetCatalogue.ts';
import { loadFacetCatalogue } from './facetCatalogue.ts';
import type { IndexDelta } from './indexDelta.ts';
import { readIndexDelta } from './indexDelta.ts';
import type { ProductSet } from './productSets.ts';
import { buildSet, lowerBound, productsOfSkus } from './productSets.ts';
import { parseNumberLists } from './numberLists.ts';
import type { PostingCache } from './postingCache.ts';
import { createPostingCache } from './postingCache.ts';
import type { QueryTerm } from './textQuery.ts';
import type { WordList } from './wordList.ts';
import { loadWordList } from './wordList.ts';

/**
 * A copy in memory of the data that listings count, valid while the catalogue keeps its version. Before each search one statement reads the
 * version, changed stock and the products of missing terms, so that results are never stale.
 */
export type SearchIndex = {
  readonly version: number;
  readonly columns: Columns;
  readonly facets: FacetCatalogue;
  readonly words: WordList;
  readonly all: ProductSet;
  readonly postings: PostingCache;
  /** Ranks of the products by sort order, for the orders in use. */
  readonly orders: Map<string, Promise<Int32Array>>;
  /** The moment of the last stock update, in seconds of the database's clock. */
  stockAt: number;
};

/** An up-to-date index, and the products of the requested terms. */
export type IndexSnapshot = { readonly index: SearchIndex; readonly found: ReadonlyMap<QueryTerm, ProductSet> };

const indexes = new WeakMap<Database, Promise<SearchIndex>>();

/** The parts of the index that a search reads. */
export type IndexRequest = {
  readonly terms: (index: SearchIndex) => readonly QueryTerm[];
  /** Whether the search depends on stock. */
  readonly stock: boolean;
};

/** Updates the index and looks up the terms of a search. */
export async function readIndex(db: Database, request: IndexRequest): Promise<IndexSnapshot> {
  const known = indexes.get(db) ?? loadOnce(db);
  const index = await known;
  const terms = [...new Set(request.terms(index))];
  const kept = terms.flatMap((term) => {
    const numbers = index.postings.get(term);
    return numbers === undefined ? [] : [[term, numbers] as const];
  });
  const found = new Map(kept);
  const missing = terms.filter((term) => !found.has(term));
  const delta = await readIndexDelta(db, { stockFrom: request.stock ? index.stockAt : null, terms: missing });
  if (delta.version !== index.version) {
    // A concurrent search may have started to reload already.
    if (indexes.get(db) === known) await loadOnce(db);
    return readIndex(db, request);
  }
  if (request.stock) applyStock(index, delta);
  for (const term of missing) {
    // A concurrent search may have cached it.
    const numbers = index.postings.get(term) ?? productsOfSkus(delta.found?.[term] ?? '', index.columns.skus);
    found.set(term, numbers);
    index.postings.set(term, numbers);
  }
  return { index, found };
}

function loadOnce(db: Database): Promise<SearchIndex> {
  const loading = load(db);
  indexes.set(db, loading);
  // After a failure the next search loads again.
  loading.catch(() => {
    if (indexes.get(db) === loading) indexes.delete(db);
  });
  return loading;
}

/** Reads the version first: an import that finishes while loading makes the copy outdated. */
async function load(db: Database): Promise<SearchIndex> {
  const { version, at } = await readIndexDelta(db, { stockFrom: null, terms: [] });
  const columns = await loadColumns(db);
  return {
    version,
    columns,
    facets: await loadFacetCatalogue(db),
    words: await loadWordList(db),
    all: buildSet(columns.skus.length, () => true),
    postings: createPostingCache(),
    orders: new Map(),
    stockAt: at,
  };
}

function applyStock(index: SearchIndex, { at, stock }: IndexDelta): void {
  const { skus, inStock } = index.columns;
  const { items } = parseNumberLists(stock);
  for (let place = 0; place < items.length; place += 2) {
    const sku = items[place] ?? 0;
    const number = lowerBound(skus, sku);
    if (skus[number] === sku) inStock[number] = items[place + 1] ?? 0;
  }
  index.stockAt = Math.max(index.stockAt, at);
}
