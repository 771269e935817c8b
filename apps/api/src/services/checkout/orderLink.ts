import type { Order } from '@platine/domain/order/order.ts';
import type { Database } from '../../db/database.ts';
import { findOrder } from '../../db/findOrder.ts';
import { isSigned, sign } from '../../db/secrets.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { daysBefore, luxembourgDate } from '../../time/clock.ts';
import type { Limited } from '../accounts/throttle.ts';
import { isWithinLimit, throttle } from '../accounts/throttle.ts';
import { readSession } from '../session.ts';
import type { Moment, Visitor } from '../visitor.ts';

const key = 'orderLink';

/** Signature of the link that opens an order without a session (D7): the day of its mail, and what proves both. */
export async function orderLinkSignature({ db, now }: Moment, orderNumber: string): Promise<string> {
  const day = luxembourgDate(now);
  return `${day}.${await sign(db, key, `${orderNumber} ${day}`)}`;
}

/** The day of a link's mail; null when the shop has not made the signature. A link of an older version names no day: it came with the order. */
async function dayOfLink(db: Database, { orderNumber, date }: Order, signature: string): Promise<string | null> {
  const [, day, rest] = /^(\d{4}-\d{2}-\d{2})\.(.+)$/.exec(signature) ?? [];
  if (day === undefined || rest === undefined)
    return (await isSigned(db, key, { text: orderNumber, signature })) ? date : null;
  return (await isSigned(db, key, { text: `${orderNumber} ${day}`, signature: rest })) ? day : null;
}

export type OrderLink = { readonly orderNumber: string; readonly signature: string };
/** Days for which links show their order. */
export type LinkDays = { readonly orderLinkDays: number };

/** The order of a mailed link, and whether the link has ended; null when the shop has not made it. */
export async function findLinked(
  { db, now, orderLinkDays }: Moment & LinkDays,
  { orderNumber, signature }: OrderLink,
): Promise<{ readonly order: Order; readonly ended: boolean } | null> {
  const order = await findOrder(db, orderNumber);
  const day = order === null ? null : await dayOfLink(db, order, signature);
  if (order === null || day === null) return null;
  return { order, ended: day < luxembourgDate(daysBefore(now, orderLinkDays)) };
}

/**
 * Mails a new link to the address of the order. Only an earlier link of the shop can ask for it, and the answer is the same for every other. Throws
 * ThrottledException for an internet address that asks too often.
 */
export async function renewOrderLink(visitor: Visitor & Limited & LinkDays, link: OrderLink): Promise<void> {
  const { db, now } = visitor;
  await throttle(visitor, 'orderLink');
  const linked = await findLinked(visitor, link);
  if (linked === null || !(await isWithinLimit(visitor, 'orderLink', link.orderNumber))) return;
  const { orderNumber, email } = linked.order;
  const language = (await readSession(visitor)).language ?? visitor.browserLanguage ?? 'EN';
  const mail = { kind: 'orderLink', orderNumber, signature: await orderLinkSignature(visitor, orderNumber) } as const;
  await enqueueMail(db, now, { recipient: email, language, mail });
}
