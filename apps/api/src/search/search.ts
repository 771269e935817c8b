import type { Language } from '@platine/domain/language/language.ts';
import type { Facet } from '@platine/domain/search/facet.ts';
import { narrows } from '@platine/domain/search/facets.ts';
import { parseQuery } from '@platine/domain/search/queryPieces.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { readQuery } from '@platine/domain/search/words.ts';
import type { Database } from '../db/database.ts';
import { readCorrections } from './corrections.ts';
import { countFacets } from './countFacets.ts';
import { applyFacetFilters } from './facetFilters.ts';
import type { Listing } from './listing.ts';
import { termsOfListing, productsInListing, productsMatching, productsWithAny } from './listing.ts';
import type { ProductSet } from './productSets.ts';
import type { IndexSnapshot } from './searchIndex.ts';
import { readIndex } from './searchIndex.ts';
import type { Order } from './sorting.ts';
import { orderOf, pageByRelevance, pageDescending, pageInOrder } from './sorting.ts';
import type { TextQuery } from './textQuery.ts';
import { textQuery } from './textQuery.ts';

export type SearchResult = {
  readonly text: string;
  readonly skus: readonly number[];
  readonly total: number;
  /** The corrected text whose products are returned when no product has the typed words. */
  readonly corrected: string | null;
  readonly facets: readonly Facet[];
};
export type SearchOptions = { readonly day: string; readonly language: Language };

/** Finds one page of a listing or query, with the total number of products and the facets (D1, D21). */
export async function searchProducts(
  db: Database,
  request: SearchRequest,
  options: SearchOptions,
): Promise<SearchResult> {
  const { text } = readQuery(request.text);
  const asTyped = await find(db, request, { ...options, text });
  if (asTyped.inListing > 0 || text === '') return { ...asTyped, text, corrected: null };
  for (const corrected of await readCorrections(db, text, parseQuery(text))) {
    const instead = await find(db, request, { ...options, text: corrected });
    if (instead.inListing > 0) return { ...instead, text, corrected };
  }
  return { ...asTyped, text, corrected: null };
}

type Page = Pick<SearchResult, 'skus' | 'total' | 'facets'> & {
  /** Number of products before facet filters. */
  readonly inListing: number;
};

async function find(
  db: Database,
  request: SearchRequest,
  { text, day, language }: SearchOptions & { text: string },
): Promise<Page> {
  const { sort, withFacets } = request;
  const pieces = parseQuery(text);
  const queryFor = ({ words }: IndexSnapshot['index']) => (text === '' ? null : textQuery(text, pieces, words));
  const filters = (request.filters.facets ?? []).filter(narrows);
  const stock = withFacets || filters.some(({ key }) => key === 'STOCK');
  const snapshot = await readIndex(db, { terms: (index) => termsOfListing(request, queryFor(index)), stock });
  const { index } = snapshot;
  const listing: Listing = { filters: request.filters, query: queryFor(index), day };
  const listed = productsInListing(snapshot, listing);
  const filtered = applyFacetFilters(index, listed, filters);
  const facets = withFacets ? await countFacets(index, filtered, filters) : [];
  const order = await orderOf(db, index, { sort, language });
  const page = pageOf(snapshot, request, { numbers: filtered.passed, order, query: listing.query });
  const skus = page.map((number) => index.columns.skus[number] ?? 0);
  return { skus, total: filtered.passed.length, inListing: listed.length, facets };
}

type PageSource = {
  readonly numbers: ProductSet;
  readonly order: Order | null;
  readonly query: TextQuery | null;
};

/**
 * Relevance ranks exact matches first, then matches in the name, then the rest. Suggestions are sorted by descending SKU (spec §7), after the
 * products whose part number equals the text or begins with it.
 */
function pageOf(snapshot: IndexSnapshot, { sort, skip, limit, view }: SearchRequest, source: PageSource): number[] {
  const { numbers, order, query } = source;
  const range = { skip, limit };
  if (order !== null) return pageInOrder(numbers, order, range);
  const suggested = view === 'autocomplete' && query !== null;
  if (sort === 'sku-desc')
    return pageDescending(
      numbers,
      suggested ? [query.exact, query.prefix].map((term) => productsWithAny(snapshot, [term])) : [],
      range,
    );
  if (query === null) return [...numbers.subarray(range.skip, range.skip + range.limit)];
  const named = query.named === null ? [] : [productsMatching(snapshot, query.named)];
  return pageByRelevance(numbers, [productsWithAny(snapshot, [query.exact]), ...named], range);
}
