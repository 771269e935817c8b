import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { orders } from '../src/db/orderSchema.ts';
import { storeOrders } from './storeOrders.ts';

/** Orders that one statement stores. */
const step = 500;

/** Stores orders that were placed a minute apart: a tenth of them is to be paid, and as many each to be packed, sent and repaid. `count` is a multiple of 500. */
export async function spreadOrders(db: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += step) await storeOrders(db, step, { first });
  const { number, placedAt } = orders;
  await db.execute(sql`
    update ${orders} set
      need = case right(${number}, 1) when '1' then 'payment' when '2' then 'shipping' when '3' then 'shipping' when '4' then 'refund' end,
      packed = right(${number}, 1) = '3',
      placed_at = ${placedAt} - (right(${number}, 4) || ' minutes')::interval`);
  await db.execute(sql`analyze ${orders}`);
}
