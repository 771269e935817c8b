import type { Language } from '@platine/domain/language/language.ts';
import type { Database } from '../db/database.ts';
import type { Columns } from './columns.ts';
import { loadColumns } from './columns.ts';
import type { FacetCatalogue } from './facetCatalogue.ts';
import { loadFacetCatalogue } from './facetCatalogue.ts';
import type { IndexDelta } from './indexDelta.ts';
import { readIndexDelta } from './indexDelta.ts';
import type { PostingCache } from './postingCache.ts';
import { createPostingCache } from './postingCache.ts';
import type { ProductSet } from './productSets.ts';
import { readPostings } from './postings.ts';
import { allProducts, productsOfSkus } from './productSets.ts';
import { nameRanks } from './sorting.ts';
import type { StockState } from './stockChanges.ts';
import { takeStockChanges } from './stockChanges.ts';
import type { QueryTerm } from './textQuery.ts';
import { giveTurn } from './turns.ts';
import type { WordList } from './wordList.ts';
import { loadWordList } from './wordList.ts';

/**
 * A copy in memory of the data that listings count, valid while the catalogue keeps its version. Before each search one statement reads the
 * version, changed stock and the products of missing terms.
 */
export type SearchIndex = {
  readonly version: number;
  readonly columns: Columns;
  readonly facets: FacetCatalogue;
  readonly words: WordList;
  readonly all: ProductSet;
  readonly postings: PostingCache;
  /** Ranks of the products by name, for the languages in use. */
  readonly nameRanks: Map<Language, Promise<Int32Array>>;
  readonly stock: StockState;
};

/** An up-to-date index, and the products of the requested terms. */
export type IndexSnapshot = { readonly index: SearchIndex; readonly found: ReadonlyMap<QueryTerm, ProductSet> };

/** The copy that searches use, and its next version while that is loaded beside it. */
type Copies = { current: Promise<SearchIndex>; next: Promise<SearchIndex> | null };

const copiesOf = new WeakMap<Database, Copies>();

/**
 * With fewer products a search waits for a new version of the copy, less than a tenth of a second, so that an import appears at once. With more it is
 * answered from the old version meanwhile.
 */
export const awaitedSize = 10_000;

/** The parts of the index that a search reads. */
export type IndexRequest = {
  readonly terms: (index: SearchIndex) => readonly QueryTerm[];
  /** Whether the search depends on stock. */
  readonly stock: boolean;
};

/** Computes something once for each index: a search reads its text to name its terms, and again once they are looked up, mostly by the same index. */
export function oncePerIndex<Value extends object>(
  compute: (index: SearchIndex) => Value,
): (index: SearchIndex) => Value {
  const known = new Map<SearchIndex, Value>();
  return (index) => {
    const made = known.get(index) ?? compute(index);
    known.set(index, made);
    return made;
  };
}

/** Updates the index and looks up the terms of a search. */
export async function readIndex(db: Database, request: IndexRequest): Promise<IndexSnapshot> {
  const copies = copiesOf.get(db) ?? loadFirst(db);
  const index = await copies.current;
  const { found, missing } = keptPostings(index, request.terms(index));
  const stockFrom = request.stock && index.stock.feed === null ? index.stock.seen : null;
  const delta = await readIndexDelta(db, { stockFrom, terms: missing });
  if (delta.version !== index.version) {
    const next = loadNext(db, copies, index);
    if (index.all.length < awaitedSize) {
      await next;
      return readIndex(db, request);
    }
  }
  if (stockFrom !== null) takeStockChanges(db, index, delta);
  return { index, found: new Map([...found, ...(await takePostings(index, missing, delta))]) };
}

/** Adds further terms to a snapshot, by its copy of the catalogue: products that came since are not in them. */
export async function readMoreTerms(
  db: Database,
  { index, found }: IndexSnapshot,
  terms: readonly QueryTerm[],
): Promise<IndexSnapshot> {
  const kept = keptPostings(index, terms);
  const more =
    kept.missing.length === 0
      ? []
      : await takePostings(index, kept.missing, await readIndexDelta(db, { stockFrom: null, terms: kept.missing }));
  return { index, found: new Map([...found, ...kept.found, ...more]) };
}

function keptPostings({ postings }: SearchIndex, terms: readonly QueryTerm[]) {
  const wanted = [...new Set(terms)];
  const found = new Map(
    wanted.flatMap((term) => {
      const numbers = postings.get(term);
      return numbers === undefined ? [] : [[term, numbers] as const];
    }),
  );
  return { found, missing: wanted.filter((term) => !found.has(term)) };
}

async function takePostings(
  { postings, columns }: SearchIndex,
  terms: readonly QueryTerm[],
  delta: IndexDelta,
): Promise<Map<QueryTerm, ProductSet>> {
  const taken = new Map<QueryTerm, ProductSet>();
  for (const term of terms) {
    // A concurrent search may have cached it.
    const numbers = postings.get(term) ?? (await productsOfSkus(delta.found.get(term) ?? [], columns.skus));
    taken.set(term, numbers);
    postings.set(term, numbers);
  }
  return taken;
}

function loadFirst(db: Database): Copies {
  const copies: Copies = { current: load(db), next: null };
  copiesOf.set(db, copies);
  // After a failure the next search loads again.
  copies.current.catch(() => {
    if (copiesOf.get(db) === copies) copiesOf.delete(db);
  });
  return copies;
}

/** Concurrent searches share one loading. After a failure the old copy stays, and the next search loads again. */
function loadNext(db: Database, copies: Copies, outdated: SearchIndex): Promise<SearchIndex> {
  if (copies.next !== null) return copies.next;
  const next = load(db)
    .then(async (index) => {
      await carryOver(db, outdated, index);
      copies.current = Promise.resolve(index);
      return index;
    })
    .finally(() => {
      copies.next = null;
    });
  next.catch(() => undefined);
  copies.next = next;
  return next;
}

/** Reads what searches asked of the old copy, so that the first searches of the new one are no slower than others. */
async function carryOver(db: Database, old: SearchIndex, index: SearchIndex): Promise<void> {
  for (const language of old.nameRanks.keys()) await nameRanks(db, index, language);
  await readPostings(db, index, [...old.postings.keys()].slice(0, maxCarriedOver));
}

/** The terms that searches asked for last. */
const maxCarriedOver = 1000;

/** Reads the version first: an import that finishes while loading makes the copy outdated. */
async function load(db: Database): Promise<SearchIndex> {
  const { version, seen } = await readIndexDelta(db, { stockFrom: null, terms: [] });
  const facets = await loadFacetCatalogue(db);
  const columns = await loadColumns(db, facets.makerIndexes);
  const size = columns.skus.length;
  const words = await loadWordList(db);
  await giveTurn();
  return {
    version,
    columns,
    facets,
    words,
    all: allProducts(size),
    postings: createPostingCache(size),
    nameRanks: new Map(),
    stock: { seen, feed: null },
  };
}
