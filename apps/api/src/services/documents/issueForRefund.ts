import type { CreditPart, InvoiceRest } from '@platine/domain/order/creditParts.ts';
import { creditedPieces, creditParts, creditTotals } from '@platine/domain/order/creditParts.ts';
import type { RefundAct } from '@platine/domain/order/life/acts.ts';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { partLines, remainingPieces, restOf } from '@platine/domain/order/partTotals.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import type { Database } from '../../db/database.ts';
import type { HeldOrder } from './heldOrder.ts';
import { holdOrder } from './heldOrder.ts';
import { documentsOfOrder, issueDocument } from './issueDocument.ts';
import type { Occasion } from '../visitor.ts';

type Refunded = {
  readonly orderNumber: string;
  /** Names the refund within its order. */
  readonly part: string;
  readonly act: RefundAct;
  /** After the refund. */
  readonly state: OrderState;
};

/**
 * Issues the credit notes of a refund, one for each invoice that it is about, in the transaction that writes the refund (D38). Money for goods that
 * were never invoiced has none. Answers their numbers.
 */
export async function issueForRefund(tx: Database, at: Occasion, refunded: Refunded): Promise<string[]> {
  const { orderNumber, part, act } = refunded;
  const held = await holdOrder(tx, orderNumber);
  if (held === null) return [];
  const invoices = await invoicesWithNotes(tx, orderNumber);
  const cents = creditable(refunded, invoices);
  const credits = creditParts(held.order, { ...act, cents }, invoices.map(restOfInvoice));
  const numbers: string[] = [];
  for (const credit of credits) {
    const invoice = invoices.find((one) => one.document.number === credit.invoice.number);
    if (invoice === undefined) continue;
    const draft = draftNote(held, invoice.document, credit);
    const cause = { part: `${credit.invoice.number} ${part}`, revision: 0 };
    numbers.push((await issueDocument(tx, at, { draft, cause })).number);
  }
  return numbers;
}

type Invoice = { readonly document: IssuedDocument; readonly notes: readonly IssuedDocument[] };

/** The invoices of an order with their credit notes, the oldest first. */
async function invoicesWithNotes(tx: Database, orderNumber: string): Promise<Invoice[]> {
  const issued = (await documentsOfOrder(tx, orderNumber)).toReversed();
  return issued
    .filter(({ kind }) => kind === 'RE')
    .map(({ document }) => ({
      document,
      notes: issued.filter(({ corrects }) => corrects === document.number).map((note) => note.document),
    }));
}

function restOfInvoice({ document: { number, lines, totals, order }, notes }: Invoice): InvoiceRest {
  return {
    number,
    lines: remainingPieces(
      lines,
      notes.map((note) => note.lines),
    ),
    totals: restOf(
      totals,
      notes.map((note) => note.totals),
      order.pricing,
    ),
  };
}

/**
 * The part of a refund that is credited. Of an order that has ended, an amount is first the money for what was never invoiced; of one that stands, it is
 * about goods that were. All credit notes together are never more than all refunds: an amount that a provider refused to return, and that then goes back
 * by hand, has its credit note already.
 */
function creditable({ act, state }: Refunded, invoices: readonly Invoice[]): Cents {
  const { cents, pieces = [] } = act;
  const sum = (issued: readonly IssuedDocument[]) => issued.reduce((all, { totals }) => all + totals.total, 0);
  const credited = sum(invoices.flatMap(({ notes }) => notes));
  const open = Math.min(cents, Math.max(0, state.refunded - credited));
  if (pieces.length > 0 || (state.stage !== 'cancelled' && state.stage !== 'withdrawn')) return open;
  const notInvoiced = state.total - sum(invoices.map(({ document }) => document));
  const repaid = state.refunded - cents - credited;
  return open - Math.min(open, Math.max(0, notInvoiced - repaid));
}

function draftNote({ order, paid }: HeldOrder, { number, date, language }: IssuedDocument, credit: CreditPart) {
  const lines = partLines(order.lines, creditedPieces(order, credit));
  const totals = creditTotals(order, credit);
  const corrects = { number, date };
  return { kind: 'RK', language, order, lines, totals, suppliedOn: null, paid, payBy: null, corrects } as const;
}
