import { eq } from 'drizzle-orm';
import type { Language } from '@platine/domain/language/language.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/orderSchema.ts';

/** An order whose row the transaction holds. */
export type HeldOrder = {
  readonly order: OrderDocument;
  readonly language: Language;
  readonly paid: boolean;
  readonly payBy: string | null;
  readonly cancelled: boolean;
};

/** Locks an order, so that its documents are issued one after the other; null when there is none. */
export async function holdOrder(tx: Database, orderNumber: string): Promise<HeldOrder | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.number, orderNumber)).for('update');
  if (row === undefined) return null;
  const { document, language, paid, payBy, cancelledAt } = row;
  return { order: document, language, paid, payBy, cancelled: cancelledAt !== null };
}
