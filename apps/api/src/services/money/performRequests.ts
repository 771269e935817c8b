import type { SQL } from 'drizzle-orm';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import type { Database } from '../../db/database.ts';
import { providerRequests } from '../../db/ledgerSchema.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import type { PaymentProvider, PaymentProviders, ProviderAnswer } from '../../integrations/payments/provider.ts';
import type { Log } from '../../log/log.ts';
import { describeError } from '../../log/log.ts';
import type { Clock } from '../../time/clock.ts';
import { recordAct } from '../orders/recordAct.ts';
import type { LedgerEntry } from './ledger.ts';
import { isDue } from './ledger.ts';
import { pauseOf } from './pause.ts';
import type { Occasion } from '../visitor.ts';
import type { CurrentShop } from '../../shop/currentShop.ts';

/** The means to ask providers. */
export type Performing = {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly payments: PaymentProviders;
  readonly log: Log;
};

/** A request that this process has made. `unanswered`: it is repeated later with the same key. */
export type Performed = { readonly entry: LedgerEntry; readonly outcome: 'done' | 'refused' | 'unanswered' };

/** Longer than a provider's answer may take, so that a claim outlives its attempt. */
export const leaseMs = 5 * 60_000;
const longestPauseMs = 60 * 60_000;

/** The requests of an order or of a payment. */
export const ofOrder = (orderNumber: string) => eq(providerRequests.orderNumber, orderNumber);
export const ofPayment = (paymentId: string) => eq(providerRequests.paymentId, paymentId);

/**
 * Makes the due requests of the ledger, all of them or those of `scope`, and then those that their answers bring. One process at a time makes a
 * request; when it is killed or the provider does not answer, another one repeats it with the same key, after longer and longer pauses. An answer is
 * written once, with the act that follows from it, in one transaction.
 */
export async function performRequests(performing: Performing, scope?: SQL): Promise<Performed[]> {
  const { db, clock } = performing;
  const performed: Performed[] = [];
  for (;;) {
    const due = await db
      .select()
      .from(providerRequests)
      .where(and(isDue(clock()), scope))
      .orderBy(asc(providerRequests.sequence));
    const before = performed.length;
    for (const entry of due) {
      const one = await perform(performing, entry);
      if (one !== null) performed.push(one);
    }
    if (performed.length === before) return performed;
  }
}

/** Null when another process has the request, or its method has no provider at the moment. */
async function perform(
  { db, clock, currentShop, payments: providers, log }: Performing,
  entry: LedgerEntry,
): Promise<Performed | null> {
  const provider = providers[entry.method];
  if (provider === undefined || !(await claim(db, entry, clock()))) return null;
  try {
    const answer = await ask(provider, entry);
    await db.transaction((tx) => complete(tx, { now: clock(), shop: currentShop() }, { entry, answer }));
    logAnswer(log, entry, answer);
    return { entry, outcome: answer.kind };
  } catch (error) {
    log({ event: 'crash', id: entry.paymentId, route: entry.kind, ...describeError(error) });
    return { entry, outcome: 'unanswered' };
  }
}

/** Counts the attempt; another process that has read the same count has come too late, and so has one whose request was answered meanwhile. */
async function claim(db: Database, { key, attempts, askedAt }: LedgerEntry, now: Date): Promise<boolean> {
  const pause = pauseOf(askedAt, now, { shortest: leaseMs, longest: longestPauseMs });
  const claimed = await db
    .update(providerRequests)
    .set({ attempts: attempts + 1, dueAt: new Date(now.getTime() + pause) })
    .where(and(eq(providerRequests.key, key), eq(providerRequests.attempts, attempts), isNull(providerRequests.answer)))
    .returning({ key: providerRequests.key });
  return claimed.length > 0;
}

function ask(provider: PaymentProvider, entry: LedgerEntry): Promise<ProviderAnswer> {
  const { paymentId: id, key, kind, cents, attempts: attempt } = entry;
  return kind === 'cancel' ? provider.cancel({ id, key, attempt }) : provider[kind]({ id, key, attempt, cents });
}

function logAnswer(log: Log, { kind, orderNumber, paymentId, method }: LedgerEntry, answer: ProviderAnswer): void {
  const about = { payment: paymentId, method };
  if (answer.kind === 'refused') log({ event: 'payment', outcome: `${kind} refused`, ...about });
  else if (orderNumber === null) log({ event: 'payment', outcome: 'refund done', ...about });
}

type Answered = { readonly entry: LedgerEntry; readonly answer: ProviderAnswer };

/** Writes the answer with the act that follows from it. Orders are held before their ledger, as wherever something happens to them. */
async function complete(tx: Database, at: Occasion, { entry, answer }: Answered): Promise<void> {
  const { key, orderNumber, paymentId, by, actKey } = entry;
  if (orderNumber !== null)
    await tx.select({ number: orders.number }).from(orders).where(eq(orders.number, orderNumber)).for('update');
  const reason = answer.kind === 'refused' ? answer.reason : '';
  const written = await tx
    .update(providerRequests)
    .set({ answer: answer.kind, reason, answeredAt: at.now, dueAt: null })
    .where(and(eq(providerRequests.key, key), isNull(providerRequests.answer)))
    .returning({ key: providerRequests.key });
  if (written.length === 0) return;
  if (orderNumber === null) {
    if (answer.kind === 'done') await tx.update(payments).set({ refund: 'done' }).where(eq(payments.id, paymentId));
    return;
  }
  const act = actOf(entry, answer);
  if (act !== null) await recordAct(tx, at, { orderNumber, act, by, why: reason, key: actKey });
}

/** The act that an answer brings to the order; null for a refund, which was entered when it was asked for. */
function actOf({ kind, cents }: LedgerEntry, { kind: answer }: ProviderAnswer): OrderAct | null {
  switch (kind) {
    case 'capture':
      return answer === 'done' ? { kind: 'paid', cents } : { kind: 'paymentFailed' };
    case 'cancel':
      return { kind: 'paymentFailed' };
    case 'refund':
      return answer === 'done' ? null : { kind: 'refundFailed', cents };
  }
}
