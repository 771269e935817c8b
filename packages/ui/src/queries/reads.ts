import type { Category } from '@platine/domain/catalog/category.ts';
import { categoryFromWire } from '@platine/domain/catalog/category.ts';
import type { MenuGroup } from '@platine/domain/catalog/menu.ts';
import { menuFromWire } from '@platine/domain/catalog/menu.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { productFromWire } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import type { User } from '@platine/domain/customer/user.ts';
import { userFromWire } from '@platine/domain/customer/user.ts';
import { facetFromWire } from '@platine/domain/search/facetFromWire.ts';
import type { ListingSort } from '@platine/domain/search/listingPlace.ts';
import type { FilterClass, ListingRequest } from './keys.ts';
import type { Listing } from './listing.ts';
import { dataOf } from './QueryFailure.ts';

/** Reads for pages. Each throws a QueryFailure when there is no data. */

export async function readSession(client: Client): Promise<Session> {
  return sessionFromWire(dataOf(await client('currentSession', {})));
}

export async function readUser(client: Client): Promise<User | null> {
  const { USER } = dataOf(await client('currentUser', {}));
  return USER === null ? null : userFromWire(USER);
}

export async function readMenu(client: Client): Promise<MenuGroup[]> {
  return menuFromWire(dataOf(await client('categoryMenu', {})));
}

export async function readCategory(client: Client, path: string): Promise<Category> {
  return categoryFromWire(dataOf(await client('category', { PATH: path })));
}

/** Products in one call and in the order asked for; those the shop does not have are left out. */
export async function readProducts(
  client: Client,
  skus: readonly number[],
  filterClass: FilterClass,
): Promise<Product[]> {
  if (skus.length === 0) return [];
  const { PRODUCTS } = dataOf(await client('loadProducts', { SKUS: [...skus], FILTER_CLASS: filterClass }));
  const bySku = new Map(PRODUCTS.map((wire) => [wire.SKU, productFromWire(wire)]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

const sortNames: Readonly<Record<ListingSort, SearchRequestWire['SORT']>> = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  name: 'NAME_ASC',
  price: 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
};

/** The hits, then all of their products in one call (D1). */
export async function readListing(client: Client, request: ListingRequest): Promise<Listing> {
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
