import { categoryRoute } from '@platine/domain/catalog/categoryPath.ts';
import { groupRoute } from '@platine/domain/catalog/menu.ts';
import { orderRoute } from '@platine/domain/order/orderRoute.ts';
import { searchRoute } from '@platine/domain/search/searchRoute.ts';

/** Paths of all screens (spec §2). Screens link by these constants only. */
export const startPath = '/';
export const cartPath = '/shopping_cart';

export const accountPath = '/account';

export const accountViews = ['profile', 'orders', 'quotes', 'lists', 'numbers', 'addresses', 'password'] as const;
export type AccountView = (typeof accountViews)[number];

/** Path of a view of the account; of the orders or quotes, one may be open, by its document's number. */
export function accountViewPath(view: AccountView, order: string | null = null): string {
  if (view === 'profile') return accountPath;
  return order === null
    ? `${accountPath}?view=${view}`
    : `${accountPath}?view=${view}&order=${encodeURIComponent(order)}`;
}

/** Path of the account's lists, where something is put into one: the cart, or a product (`sku`). */
export function toListPath(from: 'cart' | number): string {
  return `${accountPath}?view=lists&${from === 'cart' ? 'from=cart' : `sku=${from}`}`;
}

export function listPath(id: string): string {
  return `/list/${encodeURIComponent(id)}`;
}

/** Path of a list for those to whom its owner has sent the link. */
export function sharedListPath(key: string): string {
  return `/shared_list/${encodeURIComponent(key)}`;
}

/** Path of the contact form with the subject of the request. */
export function contactPath(about: Readonly<Partial<Record<'sku' | 'order' | 'topic' | 'page', string>>> = {}): string {
  const query = new URLSearchParams(about).toString();
  return query === '' ? '/contact' : `/contact?${query}`;
}

/** Path of an order's page, with the signature of its mailed link where it is not the reader's own (D7). */
export function orderPath(orderNumber: string, signature: string | null = null): string {
  return orderRoute(orderNumber, signature === null ? {} : { signature });
}

/** Path of the withdrawal function, with what it is about: an order and the signature of its link, or a statement that was begun. */
export function withdrawalPath(about: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(about).toString();
  return query === '' ? '/withdrawal' : `/withdrawal?${query}`;
}

/** Path of the page of stock alerts: to ask for one (`sku`), confirm or end it (the hash of a mailed link), or after that. */
export function stockAlertPath(place: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(place).toString();
  return query === '' ? '/stock_alert' : `/stock_alert?${query}`;
}

export const manufacturersPath = '/manufacturers';

/** Path of a listing's first page without filters; `listingAddress` returns its other states. */
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

export const orderByListPath = '/order_by_list';
