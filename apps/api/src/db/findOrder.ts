import { eq } from 'drizzle-orm';
import { eventsOf } from '@platine/domain/order/life/events.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { luxembourgDate } from '../time/clock.ts';
import type { Database } from './database.ts';
import { readHistory } from './orderHistory.ts';
import { orders } from './orderSchema.ts';

/** The order with a number, whoever placed it; null when there is none. */
export async function findOrder(db: Database, orderNumber: string): Promise<Order | null> {
  const [found] = await db.select().from(orders).where(eq(orders.number, orderNumber));
  return found === undefined ? null : orderOf(db, found);
}

type OrderRow = Pick<typeof orders.$inferSelect, 'number' | 'document' | 'paid' | 'payBy' | 'cancellation'>;

/** The order of a row, with its history. */
export async function orderOf(db: Database, row: OrderRow): Promise<Order> {
  const { number, document, paid, payBy, cancellation } = row;
  const history = await readHistory(db, number);
  const events = eventsOf(history.map(({ act, at }) => ({ act, date: luxembourgDate(at) })));
  return { ...document, paid, payBy, cancellation, events };
}
