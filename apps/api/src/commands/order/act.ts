import { TransactionRollbackError } from 'drizzle-orm';
import type { Captured } from '../../services/money/requestCapture.ts';
import { enterAct } from '../../services/orders/enterAct.ts';
import type { ActRequest } from '../../services/orders/recordAct.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import type { ShopContext } from '../command.ts';
import { chosenAct } from './chosenAct.ts';
import type { ActCommand } from './command.ts';
import type { OrderFile } from '../../services/orders/orderFile.ts';

export type Acted = Captured | { readonly kind: 'noLine' };

/**
 * Makes the act that a command asks for, on the order as it was read; a dry run takes it back. What it brings at a payment's provider is written down
 * with it, to be done afterwards.
 */
export async function act(shop: ShopContext, command: ActCommand, file: OrderFile): Promise<Acted> {
  const chosen = chosenAct(command, file, shop.currentShop().delivery.zones);
  if (chosen === null) return { kind: 'noLine' };
  const isFilledIn = command.cents === null && command.lines === null;
  const earlier = file.history.find(({ key }) => key === command.key);
  // A repetition would fill in another amount, because the first one has been done.
  if (isFilledIn && earlier?.act.kind === chosen.kind) return { kind: 'repeated', entry: earlier, state: file.state };
  const { orderNumber, by, why, key } = command;
  // The order must still stand as it was read when the amount was filled in.
  const seen = command.seen ?? (isFilledIn ? file.history.length : null);
  return record(shop, { orderNumber, act: chosen, by: by ?? systemUser, why, key, seen }, command);
}

async function record(
  { db, clock, currentShop }: ShopContext,
  request: ActRequest & { readonly orderNumber: string },
  { dryRun }: ActCommand,
): Promise<Acted> {
  let acted: Acted = { kind: 'unknown' };
  try {
    await db.transaction(async (tx) => {
      acted = await enterAct(tx, { now: clock(), shop: currentShop() }, request);
      if (dryRun) tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return acted;
}
