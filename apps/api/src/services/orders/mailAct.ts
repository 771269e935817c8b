import type { OrderAct, OrderMail } from '@platine/domain/order/life/acts.ts';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import { isUnsent } from '@platine/domain/order/life/orderState.ts';
import { stateOf } from '@platine/domain/order/life/stateOf.ts';
import type { Database } from '../../db/database.ts';
import { readHistory } from '../../db/orderHistory.ts';
import type { StoredMail } from '../../db/storedMail.ts';
import { enqueueMail, ordersRecipient } from '../../mail/outbox.ts';
import { orderLinkSignature } from '../checkout/orderLink.ts';
import { documentsOfOrder } from '../documents/issueDocument.ts';
import type { Happened } from './happened.ts';

/** An act to tell of, the order's state after it, and the numbers of the documents that go with its mail. */
type News = { readonly act: OrderAct; readonly state: OrderState; readonly documents: readonly string[] };

/**
 * Mails the shopper what has happened to the order, in the language of the order, with the documents that were issued for it, and the shop that there is
 * one. A mail that is sent once more says what it said before.
 */
export async function mailAct(tx: Database, happened: Happened, documents: readonly string[]): Promise<void> {
  const { order, act, state, now } = happened;
  const { number: orderNumber, language, document } = order;
  const about = { orderNumber, signature: await orderLinkSignature({ db: tx, now }, orderNumber) };
  const news = act.kind === 'mailed' ? await earlierNews(tx, order, act.mail) : { act, state, documents };
  const mail = mailOf(news, about);
  if (mail !== null) await enqueueMail(tx, now, { recipient: document.email, language, mail });
  if (act.kind !== 'placed') return;
  await enqueueMail(tx, now, { recipient: ordersRecipient, language, mail: { kind: 'shopOrder', orderNumber } });
}

const actOfMail = {
  confirmation: 'placed',
  paid: 'paid',
  sent: 'sent',
  refunded: 'refunded',
  cancelled: 'cancelled',
} as const satisfies Record<OrderMail, OrderAct['kind']>;

/** The newest news of a kind, as it was. The rule of acts has made sure that there is one. */
async function earlierNews(tx: Database, { number, document }: Happened['order'], mail: OrderMail): Promise<News> {
  const history = await readHistory(tx, number);
  const entry = history.findLast(({ act }) => act.kind === actOfMail[mail]);
  if (entry === undefined) throw new Error(`Order ${number} has no act for its mail ${mail}.`);
  const acts = history.filter(({ position }) => position <= entry.position).map(({ act }) => act);
  const issued = await documentsOfOrder(tx, number);
  const documents = issued.filter(({ part }) => part === String(entry.position)).map((one) => one.number);
  return { act: entry.act, state: stateOf(document, acts), documents: documents.toSorted() };
}

/** Null for acts that shoppers do not wait for. The confirmation says that a payment on a provider's page has worked. */
function mailOf(
  { act, state, documents }: News,
  about: { readonly orderNumber: string; readonly signature: string },
): StoredMail | null {
  switch (act.kind) {
    case 'placed':
      return { kind: 'orderConfirmation', ...about };
    case 'cancelled':
      return { kind: 'orderCancelled', ...about, reason: act.reason };
    case 'paid':
      return state.refundsBy === 'provider' ? null : { kind: 'orderPaid', ...about, cents: act.cents };
    case 'paymentFailed':
      return state.stage === 'placed' ? { kind: 'orderPaymentFailed', ...about } : null;
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
