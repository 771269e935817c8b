import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/orderSchema.ts';

/** Enters the transfer for an order. A cancelled order stays unpaid: its goods may be gone. */
export async function enterPayment(db: Database, orderNumber: string): Promise<void> {
  const stands = and(eq(orders.number, orderNumber), isNull(orders.cancelledAt));
  await db.update(orders).set({ paid: true }).where(stands);
}
