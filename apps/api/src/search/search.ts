import type { FacetWire, SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { narrows } from '@platine/domain/search/facets.ts';
import { readWanted } from '@platine/domain/search/wanted.ts';
import { readQuery } from '@platine/domain/search/words.ts';
import type { Database } from '../db/database.ts';
import { correct } from './corrections.ts';
import { countFacets } from './countFacets.ts';
import { narrow } from './facetFilters.ts';
import type { Listing } from './listing.ts';
import { leavesOfListing, productsOf, productsThatHave, unite } from './listing.ts';
import type { NumberSet } from './numberSets.ts';
import type { Fresh } from './searchIndex.ts';
import { freshIndex } from './searchIndex.ts';
import { pageByPlace, pageByRelevance, pageFromEnd, placesIn } from './sorting.ts';
import type { TextQuery } from './textQuery.ts';
import { textQuery } from './textQuery.ts';

export type Found = {
  readonly text: string;
  readonly skus: readonly number[];
  readonly total: number;
  /** What was found instead, when nothing has the words as they were typed. */
  readonly corrected: string | null;
  readonly facets: readonly FacetWire[];
};
export type SearchOptions = { readonly day: string; readonly language: Language };

/** Finds the products of a listing or a query: one page of them, the number of all, and the facets (D1, D21). */
export async function searchProducts(db: Database, request: SearchRequestWire, options: SearchOptions): Promise<Found> {
  const { text } = readQuery(request.q);
  const asTyped = await find(db, request, { ...options, text });
  if (asTyped.inListing > 0 || text === '') return { ...asTyped, text, corrected: null };
  const corrected = await correct(db, text, readWanted(text));
  const instead = corrected === null ? null : await find(db, request, { ...options, text: corrected });
  return instead === null || instead.inListing === 0
    ? { ...asTyped, text, corrected: null }
    : { ...instead, text, corrected };
}

type Page = Pick<Found, 'skus' | 'total' | 'facets'> & {
  /** Products before anything is chosen in the facets. */
  readonly inListing: number;
};

async function find(
  db: Database,
  request: SearchRequestWire,
  { text, day, language }: SearchOptions & { text: string },
): Promise<Page> {
  const { FILTERS, SORT, WITH_FACETS } = request;
  const pieces = readWanted(text);
  const queryFor = ({ words }: Fresh['index']) => (text === '' ? null : textQuery(text, pieces, words));
  const filters = (FILTERS.FACETS ?? []).filter(narrows);
  const stock = WITH_FACETS === true || filters.some(({ KEY }) => KEY === 'STOCK');
  const fresh = await freshIndex(db, { leaves: (index) => leavesOfListing(request, queryFor(index)), stock });
  const { index } = fresh;
  const listing: Listing = { filters: FILTERS, query: queryFor(index), day };
  const listed = productsOf(fresh, listing);
  const narrowed = narrow(index, listed, filters);
  const facets = WITH_FACETS === true ? countFacets(index, narrowed, filters) : [];
  const places = await placesIn(db, index, { sort: SORT, language });
  const page = pageOf(fresh, request, { numbers: narrowed.passed, places, query: listing.query });
  const skus = page.map((number) => index.columns.skus[number] ?? 0);
  return { skus, total: narrowed.passed.length, inListing: listed.length, facets };
}

type Wanted = {
  readonly numbers: NumberSet;
  readonly places: Int32Array | null;
  readonly query: TextQuery | null;
};

/**
 * By relevance comes what is meant exactly, then what is called so, then what only mentions it. Suggestions stand by SKU, downwards (spec §7),
 * but who types a part number gets first what has it, then what begins with it.
 */
function pageOf(fresh: Fresh, { SORT, SKIP, LIMIT, VIEW }: SearchRequestWire, wanted: Wanted): number[] {
  const { numbers, places, query } = wanted;
  const span = { skip: SKIP, limit: LIMIT };
  if (places !== null) return pageByPlace(numbers, places, span);
  const suggested = VIEW === 'autocomplete' && query !== null;
  if (SORT === 'SKU_DESC')
    return pageFromEnd(numbers, suggested ? [query.exact, query.begun].map((leaf) => unite(fresh, [leaf])) : [], span);
  if (query === null) return [...numbers.subarray(span.skip, span.skip + span.limit)];
  const named = query.named === null ? [] : [productsThatHave(fresh, query.named)];
  return pageByRelevance(numbers, [unite(fresh, [query.exact]), ...named], span);
}
