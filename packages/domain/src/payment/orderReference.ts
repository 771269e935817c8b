/**
 * The order that the text of a bank transfer names: its number (2026-100001), alone or behind the letters of a document (KB-2026-100001). `several`:
 * it names more than one order.
 */
export type OrderReference =
  | { readonly kind: 'one'; readonly orderNumber: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' };

/** Neither a part of a longer number nor of a number with further dashes. */
const orderNumber = /(?<!\d-?)\d{4}-\d{6,9}(?!-?\d)/g;

export function orderReference(text: string): OrderReference {
  const [found, ...others] = new Set(text.match(orderNumber));
  if (found === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several' } : { kind: 'one', orderNumber: found };
}
