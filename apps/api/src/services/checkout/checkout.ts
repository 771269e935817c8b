import { createHash, randomUUID } from 'node:crypto';
import { and, count, eq, inArray, like } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { OrderDraft } from '@platine/domain/order/order.ts';
import { draftOrder } from '@platine/domain/order/order.ts';
import { payByDate } from '@platine/domain/order/payBy.ts';
import { isPlacedOnTrust, needsProvider } from '@platine/domain/payment/methods.ts';
import { isFinal, paymentTransition } from '@platine/domain/payment/paymentState.ts';
import { luxembourgDate } from '../../time/clock.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/orderSchema.ts';
import { throttle } from '../accounts/throttle.ts';
import { priceCart } from '../cartPricing.ts';
import type { FoundSession } from '../findSession.ts';
import { changeSession, heldSession } from '../session.ts';
import { sessionOf } from '../sessionOf.ts';
import type { Buyer } from './buyer.ts';
import type { CheckedOut } from './checkedOut.ts';
import { openStates } from './chosen.ts';
import { fingerprintOf } from './fingerprint.ts';
import { refusalOf } from './offers.ts';
import { checkVatId } from './notes.ts';
import { openPayment } from './openPayment.ts';
import type { Payment } from './placeOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { closePayment } from './settle.ts';
import { paymentEnd } from './settling.ts';
import { holdProducts, takeFromStock } from './stock.ts';

/** One press of the order button (D4). */
export type OrderRequest = {
  readonly idempotencyKey: string | null;
  /** Version of the cart that the shopper has seen; null when the caller does not say. */
  readonly cartVersion: number | null;
};

/**
 * Places the order, or begins its payment (D4). The same key leads to the same payment, from every tab and at every repetition. Throws
 * CartConflictException, ThrottledException and the failures of an incomplete checkout.
 */
export async function checkout(buyer: Buyer, request: OrderRequest): Promise<CheckedOut> {
  // The last moment for a proof that is missing or older than a day. One that changes the VAT changes the cart, and is a conflict below (D17).
  await checkVatId(buyer, true);
  const { session, result: payment } = await changeSession(buyer, async ({ tx, tokenHash }) => {
    await holdProducts(tx, tokenHash);
    const held = await heldSession(tx, tokenHash, buyer.now);
    const repeated = await repeatedOrder(tx, held, request);
    if (repeated !== null) return repeated;
    const key = await keyOf(tx, held, request);
    return (await findPayment(tx, held, key)) ?? begin(tx, { held, key, request, buyer });
  });
  return payment.state === 'draft' ? openPayment(buyer, payment) : { session, payment };
}

/** Without a key the cart's version is one. After a payment that failed or expired the same version is another key. */
async function keyOf(tx: Database, held: FoundSession, { idempotencyKey, cartVersion }: OrderRequest): Promise<string> {
  if (idempotencyKey) return `key ${idempotencyKey}`;
  const derived = `version ${cartVersion ?? held.session.cartVersion}`;
  const over = and(
    eq(payments.sessionKey, held.key),
    like(payments.idempotencyKey, `${derived}.%`),
    inArray(payments.state, ['failed', 'expired']),
  );
  const [before] = await tx.select({ attempts: count() }).from(payments).where(over);
  return `${derived}.${before?.attempts ?? 0}`;
}

/** The last order, repeated by a call that names neither key nor version: its cart is empty and has another version by now (D4). */
async function repeatedOrder(tx: Database, held: FoundSession, request: OrderRequest): Promise<Payment | null> {
  const { lastOrderNumber } = held.chosen;
  const named = Boolean(request.idempotencyKey) || request.cartVersion !== null;
  if (named || lastOrderNumber === null || held.lines.length > 0) return null;
  const last = and(eq(payments.sessionKey, held.key), eq(payments.orderNumber, lastOrderNumber));
  const [found] = await tx.select().from(payments).where(last);
  return found ?? null;
}

async function findPayment(tx: Database, { key: sessionKey }: FoundSession, key: string): Promise<Payment | null> {
  const [found] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.sessionKey, sessionKey), eq(payments.idempotencyKey, key)));
  return found ?? null;
}

type Attempt = {
  readonly held: FoundSession;
  readonly key: string;
  readonly request: OrderRequest;
  readonly buyer: Buyer;
};

/** The transaction holds the session and the cart's products, so that nothing changes between the checks and the order. */
async function begin(tx: Database, { held, key, request, buyer }: Attempt): Promise<Payment> {
  const { now, shop } = buyer;
  expectSeen(held, request, fingerprintOf(held, priceCart(held, buyer)));
  const session = sessionOf(held, buyer);
  const refusal = refusalOf(held, session, buyer);
  if (refusal !== null) throw refusal;
  const draft = draftOrder(session, shop.identity);
  if (draft === null) throw new Error('A checked session lacks a part of the order.');
  const draftHash = createHash('sha256').update(JSON.stringify(draft)).digest('base64url');
  const open = await findOpen(tx, held);
  // Another tab has begun the payment of the same order: there is no second one.
  if (open !== null && open.draftHash === draftHash) return open;
  await limitGuest(tx, draft, { held, buyer });
  const current = open === null ? held : await giveUp(tx, open, { key: held.key, now });
  const payment: typeof payments.$inferInsert = {
    id: randomUUID(),
    sessionKey: held.key,
    customerId: held.session.customerId,
    idempotencyKey: key,
    method: draft.paymentMethod,
    state: 'draft',
    draft: withProof(draft, held.chosen),
    draftHash,
    reserved: await takeFromStock(tx, current.lines),
    createdAt: now,
    expiresAt: paymentEnd(now),
  };
  const [begun] = await tx.insert(payments).values(payment).returning();
  if (begun === undefined) throw new Error('A payment was not written.');
  if (needsProvider(begun.method)) return begun;
  if (paymentTransition(begun.state, 'order.confirmed').kind !== 'moved') throw new Error('A new payment is not new.');
  const loggedIn = held.session.customerId !== null;
  const payBy = payByDate(begun.method, { loggedIn, date: luxembourgDate(now), days: buyer.guestTransferDays });
  return placeOrder(tx, begun, { now, shop, payBy });
}

/** The order keeps the proof of its VAT id, which is printed on the invoice (D17). */
function withProof(draft: OrderDraft, { vatIdCheck, vatIdProof, checkedAt }: FoundSession['chosen']): OrderDraft {
  if (draft.vatId === null || vatIdCheck !== 'valid' || vatIdProof === null || checkedAt === null) return draft;
  return { ...draft, vatIdProof: { number: vatIdProof, checkedAt: checkedAt.toISOString() } };
}

/** Counts an order that nothing but an e-mail stands behind. The count is rolled back with an order that is not placed. Throws ThrottledException (D32). */
async function limitGuest(tx: Database, draft: OrderDraft, { held, buyer }: Pick<Attempt, 'held' | 'buyer'>) {
  if (!isPlacedOnTrust(draft.paymentMethod, { loggedIn: held.session.customerId !== null })) return;
  await throttle({ db: tx, now: buyer.now, clientAddress: buyer.clientAddress }, 'guestOrder', draft.email);
}

/** Throws CartConflictException when the order would differ from the one that the shopper has seen (D4). */
function expectSeen({ session, chosen }: FoundSession, { cartVersion }: OrderRequest, fingerprint: string): void {
  const other = cartVersion !== null && cartVersion !== session.cartVersion;
  if (other || fingerprint !== chosen.fingerprint)
    throw new BusinessFailure(
      'CartConflictException',
      'Price, stock, limits or the cart have changed since it was shown.',
    );
}

async function findOpen(tx: Database, { key }: FoundSession): Promise<Payment | null> {
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.sessionKey, key), inArray(payments.state, [...openStates])));
  return open ?? null;
}

type Giving = { readonly key: string; readonly now: Date };

/** Ends the open payment in favour of another order. Money that is authorised for it later is refunded (D5). */
async function giveUp(tx: Database, open: Payment, { key, now }: Giving): Promise<FoundSession> {
  if (!isFinal(open.state)) await closePayment(tx, open, { state: 'failed', failure: 'superseded', cancelAt: now });
  return heldSession(tx, key, now);
}
