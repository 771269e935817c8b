import type { Adopted, AdoptionFacts } from '@platine/domain/cart/adopt.ts';
import { adoptPositions } from '@platine/domain/cart/adopt.ts';
import { ruleOf } from './cart.ts';
import type { CartLine } from './cartLine.ts';
import { orderByLink } from './orderLinks.ts';
import type { Shop } from './shop.ts';

export type Reorder = {
  readonly documentNumber: string;
  /** Of the mailed link that shows the order; '' without one. */
  readonly signature: string;
  readonly positions: readonly CartLine[];
};

/** Adds products of an order to the cart; those that it did not have are left out. */
export function adoptFromOrder(shop: Shop, { documentNumber, signature, positions }: Reorder): Adopted {
  const { lines } = orderByLink(shop, { orderNumber: documentNumber.replace(/^KB-/, ''), signature });
  const wanted = positions.flatMap(({ sku, amount }) => {
    const line = lines.find((one) => one.sku === sku);
    return line === undefined ? [] : [{ sku, amount, note: line.note }];
  });
  return addPositions(shop, wanted);
}

/** Puts several products into the cart, on top of what is there. */
export function addPositions(shop: Shop, wanted: readonly CartLine[]): Adopted {
  const { cart, cartVersion } = shop.read();
  const adopted = adoptPositions(cart, wanted, (sku) => factsOf(shop, sku));
  shop.change({ cart: adopted.positions, cartVersion: cartVersion + 1 });
  return adopted;
}

function factsOf(shop: Shop, sku: number): AdoptionFacts {
  const entry = shop.find(sku);
  if (entry === null) return { kind: 'endOfLife' };
  return shop.isForSale(entry) ? { kind: 'orderable', rule: ruleOf(shop, entry) } : { kind: 'noSale' };
}
