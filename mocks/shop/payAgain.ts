import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { orderRoute } from '@platine/domain/order/orderRoute.ts';
import { transferDue } from '@platine/domain/order/transferDue.ts';
import type { AgainOutcome } from '@platine/domain/payment/payAgain.ts';
import type { ProviderSays } from './checkoutState.ts';
import type { OrderLink } from './orderLinks.ts';
import { orderByLink } from './orderLinks.ts';
import { paymentPath } from './session.ts';
import type { Shop } from './shop.ts';

/** Begins another payment of an order whose payment at its provider has failed; null when it waits for none. A second press leads to the same page. */
export function payAgain(shop: Shop, link: OrderLink): string | null {
  const order = orderByLink(shop, link);
  const { again, unavailablePayment } = shop.read();
  const lost = transferDue(order)?.insteadOf ?? null;
  if (lost === null) return null;
  if (unavailablePayment.includes(lost))
    throw new BusinessFailure('PaymentMethodNotAvailableException', 'The payment service cannot be reached.');
  const open = Object.entries(again).find(([, orderNumber]) => orderNumber === order.orderNumber);
  if (open !== undefined) return paymentPath(open[0]);
  const id = `again-${Object.keys(again).length + 1}`;
  shop.change({ again: { ...again, [id]: order.orderNumber } });
  return paymentPath(id);
}

const outcomes: Readonly<Record<ProviderSays, AgainOutcome>> = {
  authorised: 'paid',
  declined: 'declined',
  expired: 'expired',
  abandoned: 'abandoned',
  unknown: 'pending',
};

/** Applies the shopper's decision on the provider's page, and answers the page to which it leads back; null for the payment of a checkout. */
export function decideAgain(shop: Shop, id: string, says: ProviderSays): string | null {
  const { again, orders } = shop.read();
  const orderNumber = again[id];
  if (orderNumber === undefined) return null;
  if (says !== 'unknown')
    shop.change({ again: Object.fromEntries(Object.entries(again).filter(([one]) => one !== id)) });
  if (says === 'authorised')
    shop.change({ orders: orders.map((one) => (one.orderNumber === orderNumber ? { ...one, paid: true } : one)) });
  return orderRoute(orderNumber, { payment: outcomes[says] });
}
