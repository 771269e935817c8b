import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Facet } from '@platine/domain/search/facet.ts';
import { facetFromWire } from '@platine/domain/search/facetFromWire.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { searchRequestToWire } from '@platine/domain/search/searchRequestToWire.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ListingRequest } from './keys.ts';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';
import { readProducts } from './readProducts.ts';

export type Listing = {
  readonly products: readonly Product[];
  /** Products on all pages. */
  readonly total: number;
  /** Filters that the listing offers; prices are the catalogue's. */
  readonly facets: readonly Facet[];
  /** The text searched instead when nothing matches the words as typed. */
  readonly corrected: string | null;
};

/** One page of a listing. */
export function listingQuery(client: Client, request: ListingRequest) {
  return queryOptions({
    queryKey: queryKeys.listing(request),
    queryFn: () => readListing(client, request),
  });
}

/** The hits, then all of their products in one call (D1). */
async function readListing(client: Client, request: ListingRequest): Promise<Listing> {
  const found = dataOf(await client('search', searchRequestToWire(searchOf(request))));
  return {
    products: await readProducts(client, found.PRODUCTS, 'LIST'),
    total: found.MAX_HIT,
    facets: found.FACETS.map(facetFromWire),
    corrected: found.CORRECTED,
  };
}

function searchOf({ text = '', sort, page, pageSize, only, ...filters }: ListingRequest): SearchRequest {
  return {
    text,
    view: 'listing',
    skip: (page - 1) * pageSize,
    limit: pageSize,
    sort,
    filters: { ...filters, onlyNew: only === 'NEW', onlyReduced: only === 'SALE' },
    withFacets: filters.facets !== undefined,
  };
}
