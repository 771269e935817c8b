import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
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

async function loadListing(client: Client, request: ListingRequest): Promise<Listing> {
  const { text = '', sort, page, pageSize } = request;
  const found = dataOf(
    await client('search', {
      q: text,
      VIEW: 'listing',
      SKIP: (page - 1) * pageSize,
      LIMIT: pageSize,
      SORT: sort,
      FILTER_CLASS: 'LIST',
      FILTERS: filtersOf(request),
    }),
  );
  return { products: await loadProducts(client, found.PRODUCTS, 'LIST'), total: found.MAX_HIT };
}

function filtersOf({ only, categoryPath, groupTags, manufacturerId }: ListingRequest): RequestOf<'search'>['FILTERS'] {
  return {
    ...(only === 'NEW' && { NEW: true }),
    ...(only === 'SALE' && { SALE: true }),
    ...(categoryPath !== undefined && { CATEGORY_PATH: categoryPath }),
    ...(groupTags !== undefined && { GROUPTAGS: [...groupTags] }),
    ...(manufacturerId !== undefined && { MANUFACTURER_ID: manufacturerId }),
  };
}
