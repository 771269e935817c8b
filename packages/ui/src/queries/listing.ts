import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ListingRequest } from './keys.ts';
import { queryKeys } from './keys.ts';
import { loadProducts } from './products.ts';
import { dataOf } from './QueryFailure.ts';

export type Listing = {
  readonly products: readonly Product[];
  /** Products on all pages. */
  readonly total: number;
};

/** One page of a listing: the hits, then all of their products in one call (D1). */
export function listingQuery(client: Client, request: ListingRequest) {
  return queryOptions({ queryKey: queryKeys.listing(request), queryFn: () => loadListing(client, request) });
}

async function loadListing(
  client: Client,
  { only, text = '', sort, page, pageSize }: ListingRequest,
): Promise<Listing> {
  const found = dataOf(
    await client('search', {
      q: text,
      VIEW: 'listing',
      SKIP: (page - 1) * pageSize,
      LIMIT: pageSize,
      SORT: sort,
      FILTER_CLASS: 'LIST',
      FILTERS: { ...(only === 'NEW' && { NEW: true }), ...(only === 'SALE' && { SALE: true }) },
    }),
  );
  return { products: await loadProducts(client, found.PRODUCTS, 'LIST'), total: found.MAX_HIT };
}
