import { categoryRoute } from '@platine/domain/catalog/categoryPath.ts';
import { groupRoute } from '@platine/domain/catalog/menu.ts';
import { searchRoute } from '@platine/domain/search/autocomplete.ts';

/** Where the screens are (spec §2). A screen links by these, so that a path has one home. */
export const startPath = '/';
export const cartPath = '/shopping_cart';

export const manufacturersPath = '/manufacturers';

/** The first page has no number, so that it has one address. */
export function newProductsPath(page = 1): string {
  return page === 1 ? '/new_products' : `/new_products?page=${page}`;
}

export function salesPath(page = 1): string {
  return page === 1 ? '/sales' : `/sales?page=${page}`;
}

export function categoryPath(path: string, page = 1): string {
  return page === 1 ? categoryRoute(path) : `${categoryRoute(path)}?page=${page}`;
}

export function groupPath(groupTags: readonly string[], page = 1): string {
  return page === 1 ? groupRoute(groupTags) : `${groupRoute(groupTags)}&page=${page}`;
}

export function manufacturerPath(id: number, page = 1): string {
  return page === 1 ? `/manufacturer/${id}` : `/manufacturer/${id}?page=${page}`;
}

/** One page of what a search finds. */
export function searchPath(text: string, page = 1): string {
  return page === 1 ? searchRoute(text) : `${searchRoute(text)}&page=${page}`;
}

export function productPath(sku: number): string {
  return `/product/${sku}`;
}
