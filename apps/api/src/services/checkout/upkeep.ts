import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { sessionDays } from '@platine/domain/shop/constants.ts';
import { daysBefore } from '../../time/clock.ts';
import { payments } from '../../db/orderSchema.ts';
import type { ProviderStatus } from '../../integrations/payments/provider.ts';
import { cancelPayment } from './cancelPayment.ts';
import type { Payment } from './placeOrder.ts';
import type { Settling } from './settle.ts';
import { refundPayment, settlePayment } from './settle.ts';

/** Age from which the provider is asked about an open payment; the shopper's return usually comes first. */
const askAfterMs = 60_000;

/**
 * Settles payments that a crash, a lost notice or a shopper who did not come back has left open: paid ones become orders, overdue ones expire
 * and return their pieces, those that the shop has ended are cancelled at the provider, and due refunds are made (D5). Several processes may run
 * it at once. A payment that fails does not stop the others; an error is thrown at the end.
 */
export async function upkeepPayments(settling: Settling): Promise<void> {
  const { db, now } = settling;
  const before = new Date(now.getTime() - askAfterMs);
  const open = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, ['draft', 'pending']), lt(payments.createdAt, before)));
  const failures = await forEach(open, async (payment) => {
    const status = await statusOf(settling, payment);
    if (status !== null) await settlePayment(settling, payment.id, status);
  });
  const ended = await db.select().from(payments).where(lte(payments.cancelAt, now));
  failures.push(...(await forEach(ended, (payment) => cancelPayment(settling, payment))));
  const due = await db.select().from(payments).where(eq(payments.refund, 'due'));
  failures.push(...(await forEach(due, (payment) => refundPayment(settling, payment))));
  await removeOldFailures(settling);
  const [cause] = failures;
  if (cause !== undefined) throw new Error(`${failures.length} payments could not be settled.`, { cause });
}

/** Handles one payment after the other and returns the errors. */
async function forEach(list: readonly Payment[], act: (payment: Payment) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const payment of list) await act(payment).catch((error: unknown) => failures.push(error));
  return failures;
}

/** The provider's status; when it has none, the payment expires at its time. */
async function statusOf(settling: Settling, payment: Payment): Promise<ProviderStatus | null> {
  const said = (await settling.payments[payment.method]?.status(payment.id)) ?? 'unknown';
  if (said !== 'open' && said !== 'unknown') return said;
  return payment.expiresAt <= settling.now ? 'expired' : null;
}

/** Failed payments are kept as long as a session, then removed with the addresses in them. */
async function removeOldFailures({ db, now }: Settling): Promise<void> {
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
