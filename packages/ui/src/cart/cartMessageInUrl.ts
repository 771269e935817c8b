import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { toErrorClass } from '@platine/domain/contract/errors.ts';
import type { CartFailure, CartQueueInput } from '@platine/domain/machines/cartQueue.ts';

/** Products that a form without script put into the cart, in pieces. */
export type AddedPieces = { readonly sku: number; readonly pieces: number };

/** The shop's answer to a form without script, as the page that follows it shows it. */
export type CartMessage = NonNullable<CartQueueInput> & { readonly added: AddedPieces | null };

const addedName = 'added';
const failedName = 'failed';
const adjustedName = 'adjusted';

/** The parameters of an address that hold a message. */
export const cartMessageNames = [addedName, failedName, adjustedName] as const;

const separator = '~';

export function addedToQuery({ sku, pieces }: AddedPieces): string {
  return new URLSearchParams({ [addedName]: [sku, pieces].join(separator) }).toString();
}

/** The part of an address that lets its page say why the cart was not changed. */
export function failureToQuery(failure: CartFailure): string {
  const what = failure.kind === 'network' ? 'network' : failure.errorClass;
  return new URLSearchParams({ [failedName]: [what, failure.sku].join(separator) }).toString();
}

export function adjustmentToQuery({ sku, reason, wanted, amount }: Adjustment): string {
  return new URLSearchParams({ [adjustedName]: [reason, sku, wanted, amount].join(separator) }).toString();
}

/** Reads the message of an address. Anybody can write an address, so only known words and plain numbers are taken. */
export function cartMessageFromQuery(query: URLSearchParams): CartMessage {
  const adjustment = readAdjustment(query.get(adjustedName) ?? '');
  return {
    failure: readFailure(query.get(failedName) ?? ''),
    adjustments: adjustment === null ? [] : [adjustment],
    added: readAdded(query.get(addedName) ?? ''),
  };
}

/** Path, query and fragment of an address without its message: a reload must not show it again. The message's fragment, a form, goes with it. */
export function withoutCartMessage({ pathname, search, hash }: URL): string {
  const query = new URLSearchParams(search);
  const names = cartMessageNames.filter((name) => query.has(name));
  if (names.length === 0) return pathname + search + hash;
  for (const name of names) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

function readAdded(text: string): AddedPieces | null {
  const [sku, pieces] = text.split(separator).filter(isNumber).map(Number);
  return sku === undefined || pieces === undefined ? null : { sku, pieces };
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
  return text === 'CART_LIMIT' || text === 'ORDER_QUANTITY' || text === 'NO_SALE' || text === 'CART_FULL';
}

function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
