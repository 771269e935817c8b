import type { Totals } from '@platine/domain/cart/sumsByRate.ts';
import type { OrderDocument, OrderLine } from '@platine/domain/order/order.ts';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import { partLines, partTotals, remainingPieces, restOf } from '@platine/domain/order/partTotals.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import { invoicePaymentDays } from '@platine/domain/shop/constants.ts';
import type { Database } from '../../db/database.ts';
import { daysBefore, luxembourgDate } from '../../time/clock.ts';
import type { HeldOrder } from './heldOrder.ts';
import { holdOrder } from './heldOrder.ts';
import { documentsOfOrder, issueDocument } from './issueDocument.ts';
import { standingInvoices } from './standingInvoices.ts';
import type { Occasion } from '../visitor.ts';

export type Invoicing = {
  readonly orderNumber: string;
  /** Names the shipment, so that it is invoiced once; '' for all that is not invoiced yet. */
  readonly part: string;
  /** Null for all that is not invoiced yet. */
  readonly pieces: readonly Pieces[] | null;
};

/** Reasons for which nothing is invoiced. */
export type InvoiceRefusal = 'NO_ORDER' | 'CANCELLED' | 'INVOICED';

/**
 * Issues the invoice of a shipment, in the transaction that sends it. A repeated call answers the same invoice. All invoices of an order together
 * are the order: the first has the shipping, the last has the rest. After a credit note on the whole invoice, the next call issues a new one (D38).
 */
export async function issueInvoice(
  tx: Database,
  at: Occasion,
  shipment: Invoicing,
): Promise<IssuedDocument | InvoiceRefusal> {
  const held = await holdOrder(tx, shipment.orderNumber);
  if (held === null) return 'NO_ORDER';
  if (held.cancelled) return 'CANCELLED';
  const { standing, ofPart, revision } = await invoicesOf(tx, shipment);
  if (ofPart !== null) return ofPart;
  const earlier = standing.map(({ lines }) => lines);
  const pieces = shipment.pieces ?? remainingPieces(held.order.lines, earlier);
  if (pieces.length === 0) return 'INVOICED';
  const { order, language, paid } = held;
  const lines = partLines(order.lines, pieces);
  const date = luxembourgDate(at.now);
  const draft = {
    kind: 'RE',
    language,
    order,
    lines,
    totals: totalsOf(order, lines, standing),
    suppliedOn: date,
    paid,
    payBy: payByOf(held, at.now),
    corrects: null,
  } as const;
  return issueDocument(tx, at, { draft, cause: { part: shipment.part, revision } });
}

/** The first invoice of an order has the shipping; each is what remains of all that is invoiced by then. */
function totalsOf(order: OrderDocument, lines: readonly OrderLine[], standing: readonly IssuedDocument[]): Totals {
  const all = [...standing.flatMap((one) => one.lines), ...lines];
  const isWhole = remainingPieces(order.lines, [all]).length === 0;
  const invoiced = isWhole ? order.totals : partTotals(order, { lines: all, withShipment: true });
  return restOf(
    invoiced,
    standing.map(({ totals }) => totals),
    order.pricing,
  );
}

/** The standing invoices of an order, that of the part, and how many this part has had. */
async function invoicesOf(tx: Database, { orderNumber, part }: Invoicing) {
  const issued = await documentsOfOrder(tx, orderNumber);
  const standing = standingInvoices(issued);
  const revisions = issued.filter((one) => one.kind === 'RE' && one.part === part);
  const [newest] = revisions.toSorted((one, other) => other.revision - one.revision);
  const ofPart = standing.find(({ number }) => number === newest?.number) ?? null;
  return { standing, ofPart, revision: revisions.length };
}

/** An order on invoice is payable some days after the invoice; a transfer is awaited by the day that the order names. */
function payByOf({ order, paid, payBy }: HeldOrder, now: Date): string | null {
  if (paid) return null;
  return order.paymentMethod === 'INVOICE' ? luxembourgDate(daysBefore(now, -invoicePaymentDays)) : payBy;
}
