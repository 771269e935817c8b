import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { requireUser } from './accounts/records.ts';
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

function find(shop: Shop, fits: (order: Order) => boolean): Order {
  const found = shop.read().orders.find(fits);
  if (found === undefined) throw new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
  return found;
}
