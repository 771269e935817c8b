import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { orderHistory } from './orderHistorySchema.ts';

export type HistoryEntry = typeof orderHistory.$inferSelect;

/** The acts of an order, the first one first. */
export function readHistory(db: Database, orderNumber: string): Promise<HistoryEntry[]> {
  return db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderNumber, orderNumber))
    .orderBy(asc(orderHistory.position));
}
