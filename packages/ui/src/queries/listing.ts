import type { Product } from '@platine/domain/catalog/product.ts';
import { productFromWire } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Facet } from '@platine/domain/search/facet.ts';
import { facetFromWire } from '@platine/domain/search/facetFromWire.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ListingRequest } from './keys.ts';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';
import { searchWithProducts } from './searchWithProducts.ts';

export type Listing = {
  readonly products: readonly Product[];
  /** Products on all pages. */
  readonly total: number;
  /** Filters that the listing offers; prices are the catalogue's. */
  readonly facets: readonly Facet[];
  /** The text searched instead when nothing matches the words as typed. */
  readonly corrected: string | null;
  /** The words and values that were left out of the text because no product has all of it, and other texts that find something. */
  readonly dropped: readonly string[];
  readonly suggestions: readonly string[];
};

/** One page of a listing. */
export function listingQuery(client: Client, request: ListingRequest) {
  return queryOptions({
    queryKey: queryKeys.listing(request),
    queryFn: () => readListing(client, request),
  });
}

async function readListing(client: Client, request: ListingRequest): Promise<Listing> {
  const found = dataOf(await searchWithProducts(client, searchOf(request)));
  return {
    products: found.LOADED.map(productFromWire),
    total: found.MAX_HIT,
    facets: found.FACETS.map(facetFromWire),
    corrected: found.CORRECTED,
    dropped: found.DROPPED,
    suggestions: found.SUGGESTIONS,
  };
}

function searchOf({ text = '', sort, rates, page, pageSize, only, ...filters }: ListingRequest): SearchRequest {
  return {
    text,
    view: 'listing',
    skip: (page - 1) * pageSize,
    limit: pageSize,
    sort,
    rates,
    filters: { ...filters, onlyNew: only === 'NEW', onlyReduced: only === 'SALE' },
    withFacets: filters.facets !== undefined,
  };
}
