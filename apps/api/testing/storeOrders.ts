import type { OrderDocument } from '@platine/domain/order/order.ts';
import type { Database } from '../src/db/database.ts';
import { orders } from '../src/db/orderSchema.ts';
import { testOrder } from './testOrder.ts';

type Stored = Partial<OrderDocument> & { readonly first?: number };

/** Stores paid orders with numbers from `first` on; answers the numbers. */
export async function storeOrders(
  db: Database,
  count: number,
  { first = 0, ...change }: Stored = {},
): Promise<string[]> {
  const {
    paid: _paid,
    payBy: _payBy,
    cancellation: _cancellation,
    events: _events,
    documents: _documents,
    ...document
  } = { ...testOrder, ...change };
  const numbers = Array.from({ length: count }, (_, index) => `2026-${String(200_001 + first + index)}`);
  const rows = numbers.map((number) => ({
    number,
    sessionKey: 'guest',
    document: { ...document, orderNumber: number, documentNumber: `KB-${number}` },
    paid: true,
    language: 'DE' as const,
    placedAt: new Date('2026-11-21T12:00:00Z'),
  }));
  if (rows.length > 0) await db.insert(orders).values(rows);
  return numbers;
}
