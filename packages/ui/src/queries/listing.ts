import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { Facet } from '@platine/domain/search/facet.ts';
import { facetFromWire } from '@platine/domain/search/facetFromWire.ts';
import type { ListingSort } from '@platine/domain/search/listingPlace.ts';
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

const sortNames: Readonly<Record<ListingSort, SearchRequestWire['SORT']>> = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  name: 'NAME_ASC',
  price: 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
};

/** The hits, then all of their products in one call (D1). */
async function readListing(client: Client, request: ListingRequest): Promise<Listing> {
  const { text = '', sort, page, pageSize, facets } = request;
  const found = dataOf(
    await client('search', {
      q: text,
      VIEW: 'listing',
      SKIP: (page - 1) * pageSize,
      LIMIT: pageSize,
      SORT: sortNames[sort],
      FILTER_CLASS: 'LIST',
      FILTERS: filtersOf(request),
      ...(facets !== undefined && { WITH_FACETS: true }),
    }),
  );
  return {
    products: await readProducts(client, found.PRODUCTS, 'LIST'),
    total: found.MAX_HIT,
    facets: found.FACETS.map(facetFromWire),
    corrected: found.CORRECTED,
  };
}

function filtersOf({
  only,
  categoryPath,
  groupTags,
  manufacturerId,
  facets = [],
}: ListingRequest): RequestOf<'search'>['FILTERS'] {
  return {
    ...(only === 'NEW' && { NEW: true }),
    ...(only === 'SALE' && { SALE: true }),
    ...(categoryPath !== undefined && { CATEGORY_PATH: categoryPath }),
    ...(groupTags !== undefined && { GROUPTAGS: [...groupTags] }),
    ...(manufacturerId !== undefined && { MANUFACTURER_ID: manufacturerId }),
    ...(facets.length > 0 && { FACETS: [...facets] }),
  };
}
