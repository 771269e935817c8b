import { enqueueMail } from '../../mail/outbox.ts';
import type { Database } from '../../db/database.ts';
import { orderLinkSignature } from '../checkout/orderLink.ts';
import type { Happened } from './happened.ts';

/** Mails the shopper what has happened to the order, in the language of the order. */
export async function mailAct(tx: Database, { order, act, now }: Happened): Promise<void> {
  if (act.kind !== 'cancelled') return;
  const signature = await orderLinkSignature({ db: tx, now }, order.number);
  const mail = { kind: 'orderCancelled', orderNumber: order.number, signature, reason: act.reason } as const;
  await enqueueMail(tx, now, { recipient: order.document.email, language: order.language, mail });
}
