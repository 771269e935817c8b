import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { saferpayPayments, saferpayRefunds } from '../../../db/saferpaySchema.ts';

export type SaferpayPayment = typeof saferpayPayments.$inferSelect;
type Change = Partial<Omit<SaferpayPayment, 'paymentId'>>;

export async function findPayment(db: Database, paymentId: string): Promise<SaferpayPayment | null> {
  const [found] = await db.select().from(saferpayPayments).where(eq(saferpayPayments.paymentId, paymentId));
  return found ?? null;
}

/** Keeps an opened payment, and answers the one that was kept first when two processes have opened it at once. */
export async function keepPayment(
  db: Database,
  opened: typeof saferpayPayments.$inferInsert,
): Promise<SaferpayPayment | null> {
  await db.insert(saferpayPayments).values(opened).onConflictDoNothing();
  return findPayment(db, opened.paymentId);
}

export async function changePayment(db: Database, paymentId: string, change: Change): Promise<void> {
  await db.update(saferpayPayments).set(change).where(eq(saferpayPayments.paymentId, paymentId));
}

/** The transaction of a refund that Saferpay has accepted; null for none that the shop knows of. */
export async function findRefund(db: Database, key: string): Promise<string | null> {
  const [found] = await db.select().from(saferpayRefunds).where(eq(saferpayRefunds.key, key));
  return found?.transactionId ?? null;
}

export async function keepRefund(db: Database, refund: typeof saferpayRefunds.$inferInsert): Promise<void> {
  await db.insert(saferpayRefunds).values(refund).onConflictDoNothing();
}
