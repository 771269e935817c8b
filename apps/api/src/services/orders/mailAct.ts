import { isUnsent } from '@platine/domain/order/life/orderState.ts';
import type { Database } from '../../db/database.ts';
import type { StoredMail } from '../../db/storedMail.ts';
import { enqueueMail, ordersRecipient } from '../../mail/outbox.ts';
import { orderLinkSignature } from '../checkout/orderLink.ts';
import type { Happened } from './happened.ts';

/**
 * Mails the shopper what has happened to the order, in the language of the order, with the documents that were issued for it, and the shop that there is
 * one.
 */
export async function mailAct(tx: Database, happened: Happened, documents: readonly string[]): Promise<void> {
  const { order, act, now } = happened;
  const { number: orderNumber, language, document } = order;
  const about = { orderNumber, signature: await orderLinkSignature({ db: tx, now }, orderNumber) };
  const mail = mailOf(happened, { about, documents });
  if (mail !== null) await enqueueMail(tx, now, { recipient: document.email, language, mail });
  if (act.kind !== 'placed') return;
  await enqueueMail(tx, now, { recipient: ordersRecipient, language, mail: { kind: 'shopOrder', orderNumber } });
}

type Parts = {
  readonly about: { readonly orderNumber: string; readonly signature: string };
  readonly documents: readonly string[];
};

/** Null for acts that shoppers do not wait for. The confirmation says that a payment on a provider's page has worked. */
function mailOf({ act, state }: Happened, { about, documents }: Parts): StoredMail | null {
  switch (act.kind) {
    case 'placed':
      return { kind: 'orderConfirmation', ...about };
    case 'cancelled':
      return { kind: 'orderCancelled', ...about, reason: act.reason };
    case 'paid':
      return state.refundsBy === 'provider' ? null : { kind: 'orderPaid', ...about };
    case 'sent': {
      const { pieces, carrier, tracking } = act;
      return { kind: 'orderSent', ...about, pieces, carrier, tracking, complete: !isUnsent(state), documents };
    }
    case 'refunded':
      return { kind: 'orderRefunded', ...about, cents: act.cents, documents };
    default:
      return null;
  }
}
