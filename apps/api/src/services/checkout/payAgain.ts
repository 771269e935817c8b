import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '@platine/domain/language/language.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { mayPayAgain } from '@platine/domain/payment/payAgain.ts';
import { isFinal } from '@platine/domain/payment/paymentState.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/orderSchema.ts';
import { againReturnPath } from '../../integrations/payments/paymentId.ts';
import { holdHistory } from '../orders/recordAct.ts';
import { readSession } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import { openStates } from './chosen.ts';
import { openAtProvider } from './openPayment.ts';
import type { LinkDays } from './orderLink.ts';
import { orderLinkSignature } from './orderLink.ts';
import { orderByNumber } from './orders.ts';
import type { Payment } from './placeOrder.ts';
import { closePayment } from './settle.ts';
import type { Settling } from './settling.ts';
import { paymentEnd } from './settling.ts';

export type Payer = Visitor & Settling & LinkDays;

/**
 * Begins another payment of an order whose payment at its provider has failed, at the same provider, and returns the URL of the page; null when the order
 * waits for no such payment any more. One is open at a time: a second press, also in another browser, leads to the same page. Throws what `orderByNumber`
 * throws, and PaymentMethodNotAvailableException when the provider cannot be reached.
 */
export async function payAgain(payer: Payer, orderNumber: string, signature: string | null): Promise<string | null> {
  await orderByNumber(payer, orderNumber, signature);
  const begun = await payer.db.transaction((tx) => begin(tx, payer, orderNumber));
  if (begun === null) return null;
  if (begun.payment.state !== 'draft') return begun.payment.redirect;
  const language = (await readSession(payer)).language ?? begun.language;
  // The holder of a mailed link comes back without a session or an account.
  const back = againReturnPath(begun.payment.id, await orderLinkSignature(payer, orderNumber));
  return (await openAtProvider(payer, begun.payment, { language, back })).redirect;
}

type Begun = { readonly payment: Payment; readonly language: Language };

/** Holds the order, so that of two presses the second finds the payment of the first. */
async function begin(tx: Database, { now, payments: providers }: Payer, orderNumber: string): Promise<Begun | null> {
  const held = await holdHistory(tx, orderNumber);
  if (held === null || !mayPayAgain(held.state)) return null;
  const { language, document } = held.order;
  if (providers[document.paymentMethod] === undefined)
    throw new BusinessFailure('PaymentMethodNotAvailableException', 'The payment service is not set up.');
  const open = await findOpen(tx, orderNumber);
  if (open !== null && open.expiresAt > now) return { payment: open, language };
  if (open !== null && !isFinal(open.state))
    await closePayment(tx, open, { state: 'expired', failure: null, cancelAt: now });
  const { orderNumber: _number, documentNumber: _document, date: _date, ...draft } = document;
  const id = randomUUID();
  const begun: typeof payments.$inferInsert = {
    id,
    sessionKey: null,
    paysFor: orderNumber,
    customerId: held.order.customerId,
    idempotencyKey: `again ${id}`,
    method: draft.paymentMethod,
    state: 'draft',
    draft,
    draftHash: '',
    // The order has taken its pieces from the stock.
    reserved: {},
    createdAt: now,
    expiresAt: paymentEnd(now),
  };
  const [payment] = await tx.insert(payments).values(begun).returning();
  if (payment === undefined) throw new Error('A payment was not written.');
  return { payment, language };
}

async function findOpen(tx: Database, orderNumber: string): Promise<Payment | null> {
  const isOpen = and(eq(payments.paysFor, orderNumber), inArray(payments.state, [...openStates]));
  const [open] = await tx.select().from(payments).where(isOpen).for('update');
  return open ?? null;
}
