import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { paypalPayments } from '../../../db/paypalSchema.ts';
import { paymentsIn } from '../paymentTable.ts';

export type PaypalPayment = typeof paypalPayments.$inferSelect;

export const { findPayment, keepPayment, changePayment } = paymentsIn(paypalPayments);

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
