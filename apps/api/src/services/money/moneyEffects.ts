import { moneyAfter } from '@platine/domain/order/life/money.ts';
import type { Database } from '../../db/database.ts';
import type { Happened } from '../orders/happened.ts';
import { writeOrderRequest } from './ledger.ts';

/** Writes down what follows from an act at the payment's provider, in the transaction of the act. A refund is another with each act. */
export async function askForMoney(tx: Database, { order, act, state, by, position, now }: Happened): Promise<void> {
  const request = moneyAfter(state, act);
  if (request === null) return;
  const name = request.kind === 'refund' ? `refund-${position}` : request.kind;
  await writeOrderRequest(tx, now, { ...request, orderNumber: order.number, name, by });
}
