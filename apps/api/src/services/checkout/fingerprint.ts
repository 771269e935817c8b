import { createHash } from 'node:crypto';
import type { PricedCart } from '../cartPricing.ts';
import { isOrderable } from '../cartPricing.ts';
import type { StoredSession } from '../findSession.ts';

/**
 * Hash of everything that a cart's version stands for (D4): goods, prices, limits, whether the stock covers them, addresses, shipping and
 * payment. Empty for an empty cart. Comment, own order number and e-mail are left out, since they do not change what is charged or sent.
 */
export function fingerprintOf(stored: StoredSession, { country, pricing, lines, totals }: PricedCart): string {
  const { session, chosen } = stored;
  if (lines.length === 0) return '';
  const goods = lines.map(({ product, amount, unit, rule }) => [
    product.sku,
    amount,
    unit,
    isOrderable(product),
    rule,
    stockFor(stored, product) >= amount,
  ]);
  const { addresses, shippingMethod, paymentMethod } = chosen;
  const all = [goods, country, session.customerType, pricing, totals, addresses, shippingMethod, paymentMethod];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}

/** Pieces available to the shopper: the stock, and those that the own open payment has reserved. */
export function stockFor(
  { chosen }: StoredSession,
  product: { readonly sku: number; readonly stockAmount: number },
): number {
  return product.stockAmount + (chosen.pending?.reserved[product.sku] ?? 0);
}
