import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureFromQuery } from '../../forms/failureFromQuery.ts';

/** The goods that the reader wants to put into a list: the cart as it is, or a product. */
export type Adding = { readonly kind: 'cart' } | { readonly kind: 'product'; readonly sku: number };

/** Where in the account's lists the reader is. */
export type ListsPlace = {
  /** Null: the lists are only shown. */
  readonly adding: Adding | null;
  /** Why the shop has not taken a form; null: it has, or none was sent. */
  readonly failure: Failure | null;
};

/** The lists as they are first shown. */
export const listsShown: ListsPlace = { adding: null, failure: null };

export function readListsPlace(search: URLSearchParams): ListsPlace {
  const sku = search.get('sku') ?? '';
  const failure = failureFromQuery(search.get('failed'));
  if (/^[1-9]\d{0,8}$/.test(sku)) return { adding: { kind: 'product', sku: Number(sku) }, failure };
  return { adding: search.get('from') === 'cart' ? { kind: 'cart' } : null, failure };
}
