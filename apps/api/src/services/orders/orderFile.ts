import { eq } from 'drizzle-orm';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import { stateOf } from '@platine/domain/order/life/stateOf.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/orderSchema.ts';
import type { HistoryEntry } from '../../db/orderHistory.ts';
import { readHistory } from '../../db/orderHistory.ts';
import type { LedgerEntry } from '../money/ledger.ts';
import { readLedger } from '../money/ledger.ts';

/** An order as an operator sees it. */
export type OrderFile = {
  readonly document: OrderDocument;
  readonly state: OrderState;
  readonly history: readonly HistoryEntry[];
  /** Requests to the payment's provider. */
  readonly ledger: readonly LedgerEntry[];
};

/** Null when there is no such order. */
export async function readOrderFile(db: Database, orderNumber: string): Promise<OrderFile | null> {
  const [order] = await db.select().from(orders).where(eq(orders.number, orderNumber));
  if (order === undefined) return null;
  const history = await readHistory(db, orderNumber);
  return {
    document: order.document,
    history,
    ledger: await readLedger(db, orderNumber),
    state: stateOf(
      order.document,
      history.map(({ act }) => act),
    ),
  };
}
