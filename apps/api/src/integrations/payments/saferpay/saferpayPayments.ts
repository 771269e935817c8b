import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { saferpayPayments, saferpayRefunds } from '../../../db/saferpaySchema.ts';
import { paymentsIn } from '../paymentTable.ts';

export type SaferpayPayment = typeof saferpayPayments.$inferSelect;

export const { findPayment, keepPayment, changePayment } = paymentsIn(saferpayPayments);

/** The transaction of a refund that Saferpay has accepted; null for none that the shop knows of. */
export async function findRefund(db: Database, key: string): Promise<string | null> {
  const [found] = await db.select().from(saferpayRefunds).where(eq(saferpayRefunds.key, key));
  return found?.transactionId ?? null;
}

export async function keepRefund(db: Database, refund: typeof saferpayRefunds.$inferInsert): Promise<void> {
  await db.insert(saferpayRefunds).values(refund).onConflictDoNothing();
}
