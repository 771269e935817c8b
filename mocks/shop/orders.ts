import type { Adopted, AdoptionFacts } from '@platine/domain/cart/adopt.ts';
import { adoptPositions } from '@platine/domain/cart/adopt.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { requireUser } from './accounts/records.ts';
import { ruleOf } from './cart.ts';
import type { CartLine } from './cartLine.ts';
import type { Shop } from './shop.ts';

/** Finds an order by its number. The shop has one shopper: a number it does not know is another's (D7). */
export function orderByNumber(shop: Shop, orderNumber: string): Order {
  return find(shop, (order) => order.orderNumber === orderNumber);
}

/** The orders of the account, newest first. Throws NotLoggedInException. */
export function accountOrders(shop: Shop): readonly Order[] {
  requireUser(shop);
  return shop.read().orders;
}

export function orderByDocument(shop: Shop, documentNumber: string): Order {
  return find(shop, (order) => order.documentNumber === documentNumber);
}

export type Reorder = { readonly documentNumber: string; readonly positions: readonly CartLine[] };

/** Adds products of an order to the cart; those that it did not have are left out. */
export function adoptFromOrder(shop: Shop, { documentNumber, positions }: Reorder): Adopted {
  const { lines } = orderByDocument(shop, documentNumber);
  const wanted = positions.filter((one) => lines.some(({ sku }) => sku === one.sku));
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

function find(shop: Shop, fits: (order: Order) => boolean): Order {
  const found = shop.read().orders.find(fits);
  if (found === undefined) throw new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
  return found;
}
