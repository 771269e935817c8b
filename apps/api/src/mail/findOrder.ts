import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { StoredDocument } from '../db/orderSchema.ts';
import { orders } from '../db/orderSchema.ts';

/** The document of an order for its mail. */
export async function findOrder(db: Database, orderNumber: string): Promise<StoredDocument | null> {
  const [found] = await db.select({ document: orders.document }).from(orders).where(eq(orders.number, orderNumber));
  return found?.document ?? null;
}
