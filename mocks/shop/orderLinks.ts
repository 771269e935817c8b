import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { orderLinkDays } from '@platine/domain/shop/constants.ts';
import { mailLanguage, sendMail } from './mails.ts';
import { orderByNumber } from './orders.ts';
import type { Shop } from './shop.ts';
import { isWithinLimit, throttle } from './throttle.ts';

export type OrderLink = { readonly orderNumber: string; readonly signature: string };

/** Signature of a link that was mailed at a minute of the shop. */
function signatureAt(orderNumber: string, minutes: number): string {
  return `${orderNumber}~${minutes}`;
}

/** Signature of a link that has ended, for a story that opens it. */
export function endedSignature(orderNumber: string): string {
  return signatureAt(orderNumber, -(orderLinkDays + 1) * 1440);
}

/** Mails the link that shows an order (D7). */
export function mailOrder(shop: Shop, kind: 'orderConfirmation' | 'orderLink', { orderNumber, email }: Order): void {
  const hash = signatureAt(orderNumber, shop.read().minutes);
  sendMail(shop, { kind, recipient: email, language: mailLanguage(shop), hash });
}

/** The order of a mailed link. A signature that the shop did not make shows only the own orders, as none does. */
export function orderByLink(shop: Shop, { orderNumber, signature }: OrderLink): Order {
  const issued = minuteOf(orderNumber, signature);
  if (issued !== null && shop.read().minutes - issued > orderLinkDays * 1440)
    throw new BusinessFailure('OrderLinkEndedException', 'The link to the order is too old.');
  return orderByNumber(shop, orderNumber);
}

/** Answers the same for every link; only one of the shop's is renewed. */
export function renewOrderLink(shop: Shop, { orderNumber, signature }: OrderLink): void {
  throttle(shop, 'orderLink');
  if (minuteOf(orderNumber, signature) === null || !isWithinLimit(shop, 'orderLink', orderNumber)) return;
  mailOrder(shop, 'orderLink', orderByNumber(shop, orderNumber));
}

function minuteOf(orderNumber: string, signature: string): number | null {
  const [number, minutes = ''] = signature.split('~');
  return number === orderNumber && /^-?\d+$/.test(minutes) ? Number(minutes) : null;
}
