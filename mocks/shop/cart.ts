import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { Capped, OrderRule } from '@platine/domain/cart/quantity.ts';
import { capAmount, maximumFor } from '@platine/domain/cart/quantity.ts';
import { isFull } from '@platine/domain/cart/size.ts';
import { orderRule } from '../builders/position.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { productNotFound } from '@platine/domain/errors/errorMessages.ts';
import type { Shop } from './shop.ts';
import { isEducationalInstitution } from './shop.ts';

/** Puts pieces into the cart, capped by the domain's rules (D13). Returns the change of the amount. */
export function addPosition(shop: Shop, sku: number, pieces: number): readonly Adjustment[] {
  const entry = shop.find(sku);
  if (entry === null) throw new BusinessFailure('ProductNotFoundException', productNotFound(sku));
  if (!shop.isForSale(entry)) throw new BusinessFailure('NotOrderableException', `Product ${sku} is not for sale.`);
  const rule = ruleOf(shop, entry);
  if (maximumFor(rule) === 0)
    throw new BusinessFailure('NotOrderableException', `The limit of ${sku} is below a whole step.`);
  const before = inCart(shop, sku);
  if (before === 0 && isFull(shop.read().cart.length))
    throw new BusinessFailure('CartFullException', 'The cart takes no further product.');
  const wanted = before + pieces;
  return settle(shop, { sku, wanted, capped: capAmount(wanted, rule) });
}

/** Takes pieces out; the rest is rounded to a whole step, unless the product is no longer sold (D13). */
export function removePosition(shop: Shop, sku: number, pieces: number): readonly Adjustment[] {
  const entry = shop.find(sku);
  const before = inCart(shop, sku);
  if (entry === null || before === 0)
    throw new BusinessFailure('PositionNotFoundException', `Product ${sku} is not in the cart.`);
  const wanted = Math.max(0, before - pieces);
  const capped = shop.isForSale(entry) ? capAmount(wanted, ruleOf(shop, entry)) : { amount: wanted, reason: null };
  return settle(shop, { sku, wanted, capped });
}

export function productsWithoutSale(shop: Shop): number[] {
  const skus = shop.read().cart.map(({ sku }) => sku);
  return skus.filter((sku) => {
    const entry = shop.find(sku);
    return entry === null || !shop.isForSale(entry);
  });
}

export function ruleOf(shop: Shop, { product }: CatalogueEntry): OrderRule {
  return orderRule(product, isEducationalInstitution(shop));
}

function inCart(shop: Shop, sku: number): number {
  return shop.read().cart.find((line) => line.sku === sku)?.amount ?? 0;
}

type Settled = { readonly sku: number; readonly wanted: number; readonly capped: Capped };

/** Writes the amount; the version rises only when something changed. */
function settle(shop: Shop, { sku, wanted, capped: { amount, reason } }: Settled): readonly Adjustment[] {
  const { cart, cartVersion } = shop.read();
  const before = inCart(shop, sku);
  if (amount !== before) {
    const kept =
      before === 0 ? [...cart, { sku, amount }] : cart.map((line) => (line.sku === sku ? { ...line, amount } : line));
    shop.change({ cart: kept.filter((line) => line.amount > 0), cartVersion: cartVersion + 1 });
  }
  return reason === null ? [] : [{ sku, reason, wanted, amount }];
}
