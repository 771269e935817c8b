import type { Database } from '@platine/api/db/database.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { findOrder } from '@platine/api/db/findOrder.ts';
import { recordAct, systemUser } from '@platine/api/services/orders/recordAct.ts';
import { readSettings } from '@platine/api/start/settings.ts';
import type { Order } from '@platine/domain/order/order.ts';
import type { Command } from './command.ts';

/** Does what is asked and says how it is now. Answers the exit code: 1 when there is no such order, or none that can be paid. */
export async function run({ orderNumber, paid }: Command): Promise<number> {
  const { db, close } = await openDatabase(readSettings(process.env).database);
  try {
    const found = await findOrder(db, orderNumber);
    if (paid && found !== null) await enterPayment(db, found);
    const order = await findOrder(db, orderNumber);
    if (order === null) console.error(`There is no order ${orderNumber}.`);
    else if (paid && !order.paid) console.error(`${orderNumber}: cancelled, so the transfer has to be sent back.`);
    else console.log(`${orderNumber}: ${stateOf(order)}.`);
    return order === null || (paid && !order.paid) ? 1 : 0;
  } finally {
    await close();
  }
}

async function enterPayment(db: Database, { orderNumber, totals }: Order): Promise<void> {
  const act = { kind: 'paid', cents: totals.total } as const;
  await db.transaction((tx) => recordAct(tx, new Date(), { orderNumber, act, by: systemUser, key: 'paid' }));
}

function stateOf({ paid, cancellation, payBy }: Order): string {
  if (cancellation !== null) return 'cancelled, because it was not paid in time';
  if (paid) return 'paid';
  return payBy === null ? 'not paid' : `not paid, the transfer is expected by ${payBy}`;
}
