import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Facet } from '@platine/domain/search/facet.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ListingRequest } from './keys.ts';
import { queryKeys } from './keys.ts';
import { loadReads } from './laterReads.ts';

export type Listing = {
  readonly products: readonly Product[];
  /** Products on all pages. */
  readonly total: number;
  /** Filters that the listing offers; prices are the catalogue's. */
  readonly facets: readonly Facet[];
  /** The text that was found instead, when nothing matches the words as typed. */
  readonly corrected: string | null;
};

/** One page of a listing. */
export function listingQuery(client: Client, request: ListingRequest) {
  return queryOptions({
    queryKey: queryKeys.listing(request),
    queryFn: async () => (await loadReads()).readListing(client, request),
  });
}
