import { categoryRoute } from '@platine/domain/catalog/categoryPath.ts';
import { groupRoute } from '@platine/domain/catalog/menu.ts';
import { searchRoute } from '@platine/domain/search/searchRoute.ts';

/** Where the screens are (spec §2). A screen links by these, so that a path has one home. */
export const startPath = '/';
export const cartPath = '/shopping_cart';

export const accountPath = '/account';

export const accountViews = ['profile', 'orders', 'addresses', 'password'] as const;
export type AccountView = (typeof accountViews)[number];

/** A part of the account; of the orders, one can be open. */
export function accountViewPath(view: AccountView, order: string | null = null): string {
  if (view === 'profile') return accountPath;
  return order === null
    ? `${accountPath}?view=${view}`
    : `${accountPath}?view=${view}&order=${encodeURIComponent(order)}`;
}

/** The contact form; it takes along what the request is about. */
export function contactPath(about: Readonly<Partial<Record<'sku' | 'order' | 'topic' | 'page', string>>> = {}): string {
  const query = new URLSearchParams(about).toString();
  return query === '' ? '/contact' : `/contact?${query}`;
}

export const manufacturersPath = '/manufacturers';

/** A listing's first page, as it is before anything is chosen in it; `listingAddress` has its other places. */
export function newProductsPath(): string {
  return '/new_products';
}

export function salesPath(): string {
  return '/sales';
}

export function categoryPath(path: string): string {
  return categoryRoute(path);
}

export function groupPath(groupTags: readonly string[]): string {
  return groupRoute(groupTags);
}

export function manufacturerPath(id: number): string {
  return `/manufacturer/${id}`;
}

export function searchPath(text: string): string {
  return searchRoute(text);
}

export function productPath(sku: number): string {
  return `/product/${sku}`;
}
