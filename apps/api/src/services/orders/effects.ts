import { and, eq, sql } from 'drizzle-orm';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import type { LineState } from '@platine/domain/order/life/orderState.ts';
import { freed } from '@platine/domain/order/life/orderState.ts';
import type { Database } from '../../db/database.ts';
import { orderPositions } from '../../db/orderSchema.ts';
import { issueConfirmation } from '../documents/issueConfirmation.ts';
import { issueForRefund } from '../documents/issueForRefund.ts';
import { issueForShipment } from '../documents/issueForShipment.ts';
import { giveBack } from '../checkout/stock.ts';
import { closeLabels } from '../labels/labelRows.ts';
import { askForMoney } from '../money/moneyEffects.ts';
import type { Happened } from './happened.ts';
import { mailAct } from './mailAct.ts';
import { tellAct } from './tellAct.ts';

/**
 * The effects of an act, in the transaction that writes it: stock, documents (D38), labels, money, mails and webhooks. A shipment has a delivery note and an invoice, a
 * refund its credit notes. Money is written down here, and asked of the provider after the transaction.
 */
export async function applyEffects(tx: Database, happened: Happened): Promise<void> {
  const { order, act, state } = happened;
  if (act.kind === 'cancelled' || act.kind === 'withdrawn' || act.kind === 'closed')
    await releaseUnsent(tx, order.number, act.kind === 'withdrawn' ? state.lines.map(leftover) : state.lines);
  if (act.kind === 'returned' && act.toStock) await toStock(tx, order.number, act.pieces);
  if (act.kind === 'sent') await closeLabels(tx, order.number, happened.position);
  const issued = await issueFor(tx, happened);
  await askForMoney(tx, happened);
  await mailAct(tx, happened, issued);
  await tellAct(tx, happened);
}

/** Issues the documents of an act, and answers the numbers of those that go with its mail. */
async function issueFor(
  tx: Database,
  { order, act, state, position, now, shop }: Happened,
): Promise<readonly string[]> {
  const at = { now, shop };
  const cause = { orderNumber: order.number, part: String(position) };
  if (act.kind === 'placed') await issueConfirmation(tx, at, { kind: 'KB', held: { ...order, order: order.document } });
  if (act.kind === 'sent') return issueForShipment(tx, at, { ...cause, pieces: act.pieces });
  return act.kind === 'refunded' ? issueForRefund(tx, at, { ...cause, act, state }) : [];
}

/** Only the pieces of a line that can never be sent: of a part that was withdrawn from, the rest is still to come. */
function leftover(line: LineState): LineState {
  return { ...line, packed: 0, open: freed(line) };
}

/** Returns the pieces that will not be sent to the stock, as far as they were taken from there. */
async function releaseUnsent(tx: Database, orderNumber: string, lines: readonly LineState[]): Promise<void> {
  const positions = await tx.select().from(orderPositions).where(eq(orderPositions.orderNumber, orderNumber));
  const released = positions.flatMap(({ sku, amount, fromStock }) => {
    const line = lines.find((one) => one.sku === sku);
    const unsent = line === undefined ? 0 : line.open + line.packed;
    const pieces = Math.min(unsent, Math.max(0, fromStock - (amount - unsent)));
    return pieces === 0 ? [] : [{ sku, amount: pieces }];
  });
  await toStock(tx, orderNumber, released);
}

/** Puts pieces into the stock. Returned ones that were never taken from it are new to it. */
async function toStock(tx: Database, orderNumber: string, pieces: readonly Pieces[]): Promise<void> {
  const sums: Record<string, number> = {};
  for (const { sku, amount } of pieces) sums[sku] = (sums[sku] ?? 0) + amount;
  await giveBack(tx, sums);
  for (const { sku, amount } of pieces)
    await tx
      .update(orderPositions)
      .set({ fromStock: sql`greatest(0, ${orderPositions.fromStock} - ${amount})` })
      .where(and(eq(orderPositions.orderNumber, orderNumber), eq(orderPositions.sku, sku)));
}
