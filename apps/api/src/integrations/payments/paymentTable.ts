import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

type PaymentTable = PgTable & { readonly paymentId: AnyPgColumn };

/** How an adapter keeps what its provider answered about payments, in a table of its own. */
export function paymentsIn<Table extends PaymentTable>(table: Table) {
  const findPayment = async (db: Database, paymentId: string): Promise<Table['$inferSelect'] | null> => {
    const [found] = await db.select().from<PgTable>(table).where(eq(table.paymentId, paymentId));
    return found ?? null;
  };
  /** Keeps an opened payment, and answers the one that was kept first when two processes have opened it at once. */
  const keepPayment = async (db: Database, opened: Table['$inferInsert'] & { readonly paymentId: string }) => {
    await db.insert(table).values(opened).onConflictDoNothing();
    return findPayment(db, opened.paymentId);
  };
  const changePayment = async (db: Database, paymentId: string, change: PgUpdateSetSource<Table>): Promise<void> => {
    await db.update(table).set(change).where(eq(table.paymentId, paymentId));
  };
  return { findPayment, keepPayment, changePayment };
}
