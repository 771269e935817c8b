import { createHash, randomUUID } from 'node:crypto';
import { and, count, eq, inArray, like } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { isOrderable, orderDocument } from '@platine/domain/order/document.ts';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import { isFinal, paymentTransition } from '@platine/domain/payment/paymentState.ts';
import type { CallContext } from '../callContext.ts';
import { luxembourgDate } from '../../time/clock.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/orderSchema.ts';
// oxlint-disable-next-line platine/api-order -- goes when services answer domain values
import { sessionToWire } from '../../serializers/session.ts';
import { priceCart } from '../cartPricing.ts';
import type { FoundSession, SessionState } from '../findSession.ts';
import { changeSession, heldSession } from '../session.ts';
import { openStates } from './chosen.ts';
import { fingerprintOf } from './fingerprint.ts';
import { refusalOf } from './offers.ts';
import { openPayment } from './openPayment.ts';
import type { Payment } from './placeOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { closePayment } from './settle.ts';
import { holdProducts, takeFromStock } from './stock.ts';

/** How long a shopper may take on the provider's page. */
const paymentMinutes = 30;

export type CheckedOut = { readonly state: SessionState; readonly payment: Payment };

/**
 * Places the order, or begins its payment (D4). The same key leads to the same payment, however often and from how many tabs it comes. Throws
 * CartConflictException and whatever the checkout lacks.
 */
export async function checkout(context: CallContext, request: RequestOf<'checkout'>): Promise<CheckedOut> {
  const { state, result } = await changeSession(context, async ({ tx, tokenHash }) => {
    await holdProducts(tx, tokenHash);
    const held = await heldSession(tx, tokenHash, context.now);
    const key = await keyOf(tx, held, request);
    return (await findPayment(tx, held, key)) ?? begin(tx, { held, key, request, context });
  });
  if (result.state !== 'draft') return { state, payment: result };
  return openPayment(context, result);
}

/** Without a key the session and the cart's version are one; after a payment that came to nothing they are another. */
async function keyOf(tx: Database, held: FoundSession, request: RequestOf<'checkout'>): Promise<string> {
  if (request.IDEMPOTENCY_KEY) return `key ${request.IDEMPOTENCY_KEY}`;
  const derived = `version ${request.CART_VERSION ?? held.session.cartVersion}`;
  const over = and(
    eq(payments.sessionKey, held.key),
    like(payments.idempotencyKey, `${derived}.%`),
    inArray(payments.state, ['failed', 'expired']),
  );
  const [before] = await tx.select({ attempts: count() }).from(payments).where(over);
  return `${derived}.${before?.attempts ?? 0}`;
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
  readonly request: RequestOf<'checkout'>;
  readonly context: CallContext;
};

/** The session and the cart's products are held: what is judged here is what is ordered. */
async function begin(tx: Database, { held, key, request, context }: Attempt): Promise<Payment> {
  const day = luxembourgDate(context.now);
  expectSeen(held, request, fingerprintOf(held, priceCart(held, day)));
  const wire = sessionToWire(held, context.now);
  const refusal = refusalOf(held, wire, context);
  if (refusal !== null) throw refusal;
  if (!isOrderable(wire)) throw new Error('A checked session lacks what an order needs.');
  const draft = orderDocument(wire, { orderNumber: 'draft', day });
  const draftHash = createHash('sha256').update(JSON.stringify(draft)).digest('base64url');
  const open = await findOpen(tx, held);
  // Another tab has begun the payment of this very order: there is no second one.
  if (open !== null && open.draftHash === draftHash) return open;
  const current = open === null ? held : await giveUp(tx, open, context.now);
  const payment: typeof payments.$inferInsert = {
    id: randomUUID(),
    sessionKey: held.key,
    customerId: held.session.customerId,
    idempotencyKey: key,
    method: wire.PAYMENT_METHOD,
    state: 'draft',
    draft,
    draftHash,
    reserved: await takeFromStock(tx, current.lines),
    createdAt: context.now,
    expiresAt: new Date(context.now.getTime() + paymentMinutes * 60_000),
  };
  const [begun] = await tx.insert(payments).values(payment).returning();
  if (begun === undefined) throw new Error('A payment was not written.');
  if (needsProvider(begun.method)) return begun;
  if (paymentTransition(begun.state, 'order.confirmed').kind !== 'moved') throw new Error('A new payment is not new.');
  return placeOrder(tx, begun, context.now);
}

/** Throws CartConflictException when the order would be for something else than the shopper has seen (D4). */
function expectSeen({ session, chosen }: FoundSession, request: RequestOf<'checkout'>, fingerprint: string): void {
  const { CART_VERSION } = request;
  const other = CART_VERSION !== undefined && CART_VERSION !== session.cartVersion;
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

/** The shopper orders something else, or by other means: what is authorised for the old payment later on is given back (D5). */
async function giveUp(tx: Database, open: Payment, now: Date): Promise<FoundSession> {
  if (!isFinal(open.state)) await closePayment(tx, open, { state: 'failed', failure: 'superseded' });
  return heldSession(tx, open.sessionKey, now);
}
