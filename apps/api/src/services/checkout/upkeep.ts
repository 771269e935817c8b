import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { sessionDays } from '@platine/domain/shop/constants.ts';
import { daysBefore } from '../../time/clock.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/orderSchema.ts';
import type { ProviderStatus } from '../../integrations/payments/provider.ts';
import { cancelPayment } from './cancelPayment.ts';
import type { Payment } from './placeOrder.ts';
import { settlePayment } from './settle.ts';
import type { Performing } from '../money/performRequests.ts';
import { performRequests } from '../money/performRequests.ts';
import type { Settling } from './settling.ts';

/** Age from which the provider is asked about an open payment; the shopper's return usually comes first. */
const askAfterMs = 60_000;

/**
 * Settles payments that a crash, a lost notice or a shopper who did not come back has left open: paid ones become orders, overdue ones expire
 * and return their pieces, those that the shop has ended are cancelled at the provider, and the due requests of the ledger are made (D5, D37). Several
 * processes may run it at once. A payment that fails does not stop the others; an error is thrown at the end.
 */
export async function upkeepPayments(upkeep: Performing): Promise<void> {
  const { db, clock } = upkeep;
  const now = clock();
  const before = new Date(now.getTime() - askAfterMs);
  const open = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, ['draft', 'pending']), lt(payments.createdAt, before)));
  const failures = await forEach(upkeep, open, async (settling, payment) => {
    const status = await statusOf(settling, payment);
    if (status !== null) await settlePayment(settling, payment.id, status);
  });
  const ended = await db.select().from(payments).where(lte(payments.cancelAt, now));
  failures.push(...(await forEach(upkeep, ended, cancelPayment)));
  await performRequests(upkeep);
  await removeOldFailures(db, now);
  const [cause] = failures;
  if (cause !== undefined) throw new Error(`${failures.length} payments could not be settled.`, { cause });
}

/** Handles one payment after the other, each at its own time because a provider may be slow, and returns the errors. */
async function forEach(
  { clock, currentShop, ...upkeep }: Performing,
  list: readonly Payment[],
  act: (settling: Settling, payment: Payment) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const payment of list)
    await act({ ...upkeep, now: clock(), shop: currentShop() }, payment).catch((error: unknown) =>
      failures.push(error),
    );
  return failures;
}

/** The provider's status; when it has none, the payment expires at its time. Null while there is nothing to do. */
async function statusOf(settling: Settling, payment: Payment): Promise<ProviderStatus | null> {
  const provider = settling.payments[payment.method];
  const isOver = payment.expiresAt <= settling.now;
  if (provider?.polled === false && !isOver) return null;
  const said = (await provider?.status(payment.id)) ?? 'unknown';
  if (said !== 'open' && said !== 'unknown') return said;
  return isOver ? 'expired' : null;
}

/** Failed payments are kept as long as a session, then removed with the addresses in them. */
async function removeOldFailures(db: Database, now: Date): Promise<void> {
  await db
    .delete(payments)
    .where(
      and(
        inArray(payments.state, ['failed', 'expired']),
        lt(payments.createdAt, daysBefore(now, sessionDays)),
        or(isNull(payments.refund), eq(payments.refund, 'done')),
      ),
    );
}
