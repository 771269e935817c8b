import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import type { Capped, OrderRule } from '@platine/domain/cart/quantity.ts';
import { capAmount, mostPieces } from '@platine/domain/cart/quantity.ts';
import type { CartAnswerWire } from '@platine/domain/contract/schemas/session.ts';
import { orderRule } from '../builders/position.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { productNotFound } from '@platine/domain/errors/errorMessages.ts';
import { sessionOf } from './session.ts';
import type { Shop } from './shop.ts';
import { isEducationalInstitution } from './shop.ts';

/** A change of a position, in pieces. */
type Change = { readonly SKU: number; readonly AMOUNT: number };

/** Puts pieces into the cart, capped by the domain's rules (D13). */
export function addPosition(shop: Shop, { SKU, AMOUNT }: Change): CartAnswerWire {
  const entry = shop.find(SKU);
  if (entry === null) throw new BusinessFailure('ProductNotFoundException', productNotFound(SKU));
  if (!shop.isForSale(entry)) throw new BusinessFailure('NotOrderableException', `Product ${SKU} is not for sale.`);
  const rule = ruleOf(shop, entry);
  if (mostPieces(rule) === 0)
    throw new BusinessFailure('NotOrderableException', `The limit of ${SKU} is below a whole step.`);
  const wanted = inCart(shop, SKU) + AMOUNT;
  return settle(shop, { sku: SKU, wanted, capped: capAmount(wanted, rule) });
}

/** Takes pieces out; what remains is brought to a whole step, unless the product is no longer sold (D13). */
export function removePosition(shop: Shop, { SKU, AMOUNT }: Change): CartAnswerWire {
  const entry = shop.find(SKU);
  const before = inCart(shop, SKU);
  if (entry === null || before === 0)
    throw new BusinessFailure('PositionNotFoundException', `Product ${SKU} is not in the cart.`);
  const wanted = Math.max(0, before - AMOUNT);
  const capped = shop.isForSale(entry) ? capAmount(wanted, ruleOf(shop, entry)) : { amount: wanted, reason: null };
  return settle(shop, { sku: SKU, wanted, capped });
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
function settle(shop: Shop, { sku, wanted, capped: { amount, reason } }: Settled): CartAnswerWire {
  const { cart, cartVersion } = shop.read();
  const before = inCart(shop, sku);
  if (amount !== before) {
    const kept =
      before === 0 ? [...cart, { sku, amount }] : cart.map((line) => (line.sku === sku ? { sku, amount } : line));
    shop.change({ cart: kept.filter((line) => line.amount > 0), cartVersion: cartVersion + 1 });
  }
  const adjustments = reason === null ? [] : [{ sku, reason, wanted, amount }];
  return { SESSION: sessionOf(shop), ADJUSTMENTS: adjustmentsToWire(adjustments) };
}
