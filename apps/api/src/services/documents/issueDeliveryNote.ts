import { partLines } from '@platine/domain/order/partTotals.ts';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import type { Database } from '../../db/database.ts';
import { luxembourgDate } from '../../time/clock.ts';
import { holdOrder } from './heldOrder.ts';
import { issueDocument } from './issueDocument.ts';
import type { Occasion } from '../visitor.ts';

export type Shipment = {
  readonly orderNumber: string;
  /** Names the shipment within its order. */
  readonly part: string;
  readonly pieces: readonly Pieces[];
};

/** Issues the delivery note of a shipment, in the transaction that sends it. A repeated call answers the same one; null without the order. */
export async function issueDeliveryNote(
  tx: Database,
  at: Occasion,
  { orderNumber, part, pieces }: Shipment,
): Promise<IssuedDocument | null> {
  const held = await holdOrder(tx, orderNumber);
  if (held === null) return null;
  const { order, language, paid } = held;
  const lines = partLines(order.lines, pieces);
  const suppliedOn = luxembourgDate(at.now);
  const { totals } = order;
  const draft = { kind: 'LS', language, order, lines, totals, suppliedOn, paid, payBy: null, corrects: null } as const;
  return issueDocument(tx, at, { draft, cause: { part, revision: 0 } });
}
