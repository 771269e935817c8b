import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { paypalPayments } from '../../../db/paypalSchema.ts';

export type PaypalPayment = typeof paypalPayments.$inferSelect;
type Change = Partial<Omit<PaypalPayment, 'paymentId'>>;

export async function findPayment(db: Database, paymentId: string): Promise<PaypalPayment | null> {
  const [found] = await db.select().from(paypalPayments).where(eq(paypalPayments.paymentId, paymentId));
  return found ?? null;
}

/** Keeps an opened payment, and answers the one that was kept first when two processes have opened it at once. */
export async function keepPayment(
  db: Database,
  opened: typeof paypalPayments.$inferInsert,
): Promise<PaypalPayment | null> {
  await db.insert(paypalPayments).values(opened).onConflictDoNothing();
  return findPayment(db, opened.paymentId);
}

export async function changePayment(db: Database, paymentId: string, change: Change): Promise<void> {
  await db.update(paypalPayments).set(change).where(eq(paypalPayments.paymentId, paymentId));
}

/** Moves a payment out of one of these states; false when another process has moved it before. */
export async function movePayment(
  db: Database,
  paymentId: string,
  { from, to }: { readonly from: readonly PaypalPayment['state'][]; readonly to: PaypalPayment['state'] },
): Promise<boolean> {
  const moved = await db
    .update(paypalPayments)
    .set({ state: to })
    .where(and(eq(paypalPayments.paymentId, paymentId), inArray(paypalPayments.state, [...from])))
    .returning({ paymentId: paypalPayments.paymentId });
  return moved.length > 0;
}
