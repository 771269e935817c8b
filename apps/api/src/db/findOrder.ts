import { eq } from 'drizzle-orm';
import type { Order } from '@platine/domain/order/order.ts';
import type { Database } from './database.ts';
import { orders } from './orderSchema.ts';

/** The order with a number, whoever placed it; null when there is none. */
export async function findOrder(db: Database, orderNumber: string): Promise<Order | null> {
  const [found] = await db.select().from(orders).where(eq(orders.number, orderNumber));
  return found === undefined ? null : orderOf(found);
}

type OrderRow = Pick<typeof orders.$inferSelect, 'document' | 'paid' | 'payBy' | 'cancellation'>;

export function orderOf({ document, paid, payBy, cancellation }: OrderRow): Order {
  return { ...document, paid, payBy, cancellation };
}
