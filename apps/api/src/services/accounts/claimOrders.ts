import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderEmail, orders } from '../../db/orderSchema.ts';
import type { Customer } from './customers.ts';

/**
 * Gives a customer the orders that were placed as a guest under the account's e-mail (D7). The e-mail must be proven: whoever reads its mails has the
 * links to these orders anyway.
 */
export async function claimOrders(tx: Database, { id, emailKey }: Pick<Customer, 'id' | 'emailKey'>): Promise<void> {
  await tx
    .update(orders)
    .set({ customerId: id })
    .where(and(isNull(orders.customerId), eq(orderEmail(orders.document), emailKey)));
}
