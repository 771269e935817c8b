import { createHash } from 'node:crypto';
import type { PricedCart } from '../cartPricing.ts';
import { isOrderable, orderRule } from '../cartPricing.ts';
import type { SessionState } from '../findSession.ts';

/**
 * What a cart's version stands for, as a hash (D4): goods and what they cost, limits, whether the stock covers them, where they go, how they
 * are sent and paid. Empty for an empty cart. Comment, own order number and e-mail are not part of it: they change no order's worth.
 */
export function fingerprintOf(state: SessionState, { country, pricing, lines, totals }: PricedCart): string {
  const { session, chosen } = state;
  if (lines.length === 0) return '';
  const goods = lines.map(({ product, amount, unit }) => [
    product.sku,
    amount,
    unit,
    isOrderable(product),
    orderRule(product, session.educationalInstitution),
    stockFor(state, product) >= amount,
  ]);
  const { addresses, shippingMethod, paymentMethod } = chosen;
  const all = [goods, country, session.customerType, pricing, totals, addresses, shippingMethod, paymentMethod];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}

/** Pieces that the shopper can have at once: what is in stock, and what an own payment that has begun has set aside. */
export function stockFor(
  { chosen }: SessionState,
  product: { readonly sku: number; readonly stockAmount: number },
): number {
  return product.stockAmount + (chosen.pending?.reserved[product.sku] ?? 0);
}
