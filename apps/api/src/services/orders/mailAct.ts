import { isUnsent } from '@platine/domain/order/life/orderState.ts';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import type { Database } from '../../db/database.ts';
import type { StoredMail } from '../../db/storedMail.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { orderLinkSignature } from '../checkout/orderLink.ts';
import type { Happened } from './happened.ts';

/** Mails the shopper what has happened to the order, in the language of the order. */
export async function mailAct(tx: Database, happened: Happened): Promise<void> {
  const { order, now } = happened;
  const about = { orderNumber: order.number, signature: await orderLinkSignature({ db: tx, now }, order.number) };
  const mail = mailOf(happened, about);
  if (mail === null) return;
  await enqueueMail(tx, now, { recipient: order.document.email, language: order.language, mail });
}

type About = { readonly orderNumber: string; readonly signature: string };

/** Null for acts that shoppers do not wait for. The confirmation says that a payment on a provider's page has worked. */
function mailOf({ order, act, state }: Happened, about: About): StoredMail | null {
  switch (act.kind) {
    case 'cancelled':
      return { kind: 'orderCancelled', ...about, reason: act.reason };
    case 'paid':
      return needsProvider(order.document.paymentMethod) ? null : { kind: 'orderPaid', ...about };
    case 'sent': {
      const { pieces, carrier, tracking } = act;
      return { kind: 'orderSent', ...about, pieces, carrier, tracking, complete: !isUnsent(state) };
    }
    case 'refunded':
      return { kind: 'orderRefunded', ...about, cents: act.cents };
    default:
      return null;
  }
}
