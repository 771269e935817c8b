import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { toErrorClass } from '@platine/domain/contract/errors.ts';
import type { CartFailure, CartQueueInput } from '@platine/domain/machines/cartQueue.ts';

/** How the answer to a form without script travels to the page that follows it. */
const failedName = 'failed';
const adjustedName = 'adjusted';
const separator = '~';

/** What to add to an address so that its page says what became of the change. */
export function failureToQuery(failure: CartFailure): string {
  const what = failure.kind === 'network' ? 'network' : failure.errorClass;
  return new URLSearchParams({ [failedName]: [what, failure.sku].join(separator) }).toString();
}

export function adjustmentToQuery({ sku, reason, wanted, amount }: Adjustment): string {
  return new URLSearchParams({ [adjustedName]: [reason, sku, wanted, amount].join(separator) }).toString();
}

/** Reads what an address says; anybody can write one, so only known words and plain numbers are taken. */
export function newsFromQuery(query: URLSearchParams): NonNullable<CartQueueInput> {
  const adjustment = readAdjustment(query.get(adjustedName) ?? '');
  return { failure: readFailure(query.get(failedName) ?? ''), adjustments: adjustment === null ? [] : [adjustment] };
}

/** The address without what it says of a change: reloading it must not say it again. */
export function withoutNews(url: URL): string {
  url.searchParams.delete(failedName);
  url.searchParams.delete(adjustedName);
  return url.pathname + url.search + url.hash;
}

function readFailure(text: string): CartFailure | null {
  const [what = '', digits = ''] = text.split(separator);
  if (what === '' || !isNumber(digits)) return null;
  const sku = Number(digits);
  return what === 'network' ? { kind: 'network', sku } : { kind: 'failure', errorClass: toErrorClass(what), sku };
}

function readAdjustment(text: string): Adjustment | null {
  const [reason = '', ...digits] = text.split(separator);
  const [sku, wanted, amount] = digits.filter(isNumber).map(Number);
  if (!isReason(reason) || sku === undefined || wanted === undefined || amount === undefined) return null;
  return { sku, reason, wanted, amount };
}

function isReason(text: string): text is Adjustment['reason'] {
  return text === 'CART_LIMIT' || text === 'ORDER_QUANTITY' || text === 'NO_SALE';
}

function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
