import type { DocumentEntry } from './documentKinds.ts';
import type { Order } from './order.ts';
import { transferDue } from './transferDue.ts';

/** Whether a pro forma invoice can be had: of an order by bank transfer that is not paid yet, for buyers whose office pays by a paper alone. */
export function takesProForma(order: Order): boolean {
  const due = transferDue(order);
  return due !== null && due.insteadOf === null;
}

/** The documents of an order as its page lists them. A pro forma invoice is issued when it is first asked for, and bears the order's number. */
export function listedDocuments(order: Order): readonly DocumentEntry[] {
  const { documents, orderNumber, date } = order;
  const isIssued = documents.some(({ kind }) => kind === 'PF');
  if (isIssued || !takesProForma(order)) return documents;
  return [...documents, { kind: 'PF', number: `PF-${orderNumber}`, date, bytes: null }];
}
