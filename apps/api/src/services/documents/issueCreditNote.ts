import { eq } from 'drizzle-orm';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import { partLines, partTotals, remainingPieces, restOf } from '@platine/domain/order/partTotals.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import { holdOrder } from './heldOrder.ts';
import { documentsOfOrder, issueDocument } from './issueDocument.ts';
import type { Occasion } from '../visitor.ts';

export type Credit = {
  readonly invoiceNumber: string;
  /** Names the cause, such as a refund, so that it is credited once. */
  readonly part: string;
  /** Null for all that is not credited yet, with the shipping. */
  readonly pieces: readonly Pieces[] | null;
};

export type CreditRefusal = 'NO_INVOICE' | 'CREDITED';

/**
 * Issues a credit note on an invoice, wholly or for some pieces (D38). A repeated call answers the same one. All credit notes on an invoice
 * together are never more than it. Throws a RangeError for pieces that the invoice does not have, or that are credited already.
 */
export async function issueCreditNote(
  tx: Database,
  at: Occasion,
  credit: Credit,
): Promise<IssuedDocument | CreditRefusal> {
  const invoice = await findInvoice(tx, credit.invoiceNumber);
  const held = invoice === null ? null : await holdOrder(tx, invoice.order.orderNumber);
  if (invoice === null || held === null) return 'NO_INVOICE';
  const { lines, order, number, date, language } = invoice;
  const part = `${number} ${credit.part}`.trim();
  const notes = (await documentsOfOrder(tx, order.orderNumber)).filter(({ corrects }) => corrects === number);
  const repeated = notes.find((one) => one.part === part);
  if (repeated !== undefined) return repeated.document;
  const earlier = notes.map(({ document }) => document);
  const left = remainingPieces(
    lines,
    earlier.map((one) => one.lines),
  );
  if (left.length === 0) return 'CREDITED';
  const credited = partLines(partLines(lines, left), credit.pieces ?? left);
  const all = [...earlier.flatMap((one) => one.lines), ...credited];
  const sum = credit.pieces === null ? invoice.totals : partTotals(order, { lines: all, withShipment: false });
  const totals = restOf(
    sum,
    earlier.map((one) => one.totals),
    order.pricing,
  );
  const draft = {
    kind: 'RK',
    language,
    order,
    lines: credited,
    totals,
    suppliedOn: null,
    paid: held.paid,
    payBy: null,
    corrects: { number, date },
  } as const;
  return issueDocument(tx, at, { draft, cause: { part, revision: 0 } });
}

async function findInvoice(tx: Database, number: string): Promise<IssuedDocument | null> {
  const [found] = await tx.select().from(documents).where(eq(documents.number, number));
  return found?.kind === 'RE' ? found.document : null;
}
