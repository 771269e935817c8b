import { remainingPieces } from '@platine/domain/order/partTotals.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import type { documents } from '../../db/documentSchema.ts';

type Issued = Pick<typeof documents.$inferSelect, 'kind' | 'corrects' | 'document'>;

/** The invoices among an order's documents that no credit note has cancelled as a whole. */
export function standingInvoices(issued: readonly Issued[]): IssuedDocument[] {
  const creditedOf = (number: string) =>
    issued.flatMap(({ kind, corrects, document }) => (kind === 'RK' && corrects === number ? [document.lines] : []));
  return issued
    .filter(({ kind }) => kind === 'RE')
    .map(({ document }) => document)
    .filter(({ number, lines }) => remainingPieces(lines, creditedOf(number)).length > 0);
}
