import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/orderSchema.ts';
import { luxembourgDate } from '../../time/clock.ts';
import { recordAct, systemUser } from '../orders/recordAct.ts';
import type { Moment, Occasion } from '../visitor.ts';

/**
 * Cancels guests' orders whose transfer has not arrived by its day (D32): the pieces return to the stock and the shopper has a mail, in one transaction
 * for each order, so that neither a kill nor a second process repeats or omits a part. An order that fails does not stop the others; an error is
 * thrown at the end.
 */
export async function cancelUnpaidOrders({ db, now, shop }: Moment & Occasion): Promise<void> {
  const due = await db.select({ number: orders.number }).from(orders).where(isOverdue(now)).orderBy(asc(orders.payBy));
  const failures: unknown[] = [];
  for (const { number } of due)
    await db
      .transaction((tx) => cancelOrder(tx, number, { now, shop }))
      .catch((error: unknown) => {
        failures.push(error);
      });
  const [cause] = failures;
  if (cause !== undefined) throw new Error(`${failures.length} unpaid orders could not be cancelled.`, { cause });
}

/** Unpaid and standing. An order that an account has stays, whatever it was placed as. */
const isOverdue = (now: Date) =>
  and(
    lt(orders.payBy, luxembourgDate(now)),
    eq(orders.paid, false),
    isNull(orders.cancelledAt),
    isNull(orders.customerId),
  );

/** Another process that does the same waits for the row here, and then finds nothing to do. */
async function cancelOrder(tx: Database, orderNumber: string, at: Occasion): Promise<void> {
  const overdue = and(eq(orders.number, orderNumber), isOverdue(at.now));
  const [order] = await tx.select({ number: orders.number }).from(orders).where(overdue).for('update');
  if (order === undefined) return;
  const act = { kind: 'cancelled', reason: 'UNPAID' } as const;
  await recordAct(tx, at, { orderNumber, act, by: systemUser, key: 'unpaid' });
}
