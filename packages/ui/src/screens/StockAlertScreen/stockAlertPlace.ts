import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureFromQuery } from '../../forms/failureFromQuery.ts';

/** Addresses that the forms of mailed links post to; the first form posts to its page. The storefront's server answers all, with script or without. */
export const confirmAlertForm = '/stock_alert/confirm';
export const endAlertForm = '/stock_alert/end';

const ends = ['mailed', 'watching', 'confirmed', 'ended'] as const;
/** The ends of a form: a link was mailed, the customer's own address waits, a link has confirmed or ended the alert. */
export type AlertEnd = (typeof ends)[number];

/** Where on the page of stock alerts the reader is. A product's number is null when the address has none. */
export type StockAlertPlace =
  | { readonly kind: 'form'; readonly sku: number | null }
  | { readonly kind: 'confirm' | 'end'; readonly hash: string; readonly failure: Failure | null }
  | { readonly kind: 'done'; readonly end: AlertEnd; readonly sku: number | null };

export function readStockAlertPlace(search: URLSearchParams): StockAlertPlace {
  const sku = skuIn(search.get('sku'));
  const failure = failureFromQuery(search.get('failed'));
  const [toConfirm, toEnd] = [search.get('confirm'), search.get('end')];
  if (toConfirm !== null) return { kind: 'confirm', hash: toConfirm, failure };
  if (toEnd !== null) return { kind: 'end', hash: toEnd, failure };
  const end = ends.find((one) => one === search.get('done'));
  return end === undefined ? { kind: 'form', sku } : { kind: 'done', end, sku };
}

function skuIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
