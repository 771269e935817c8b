import type { PaidAct } from '@platine/domain/order/life/acts.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { paidInvoices, paymentActOf } from '@platine/domain/order/invoicesPaid.ts';
import type { Database } from '../../db/database.ts';
import { documentsOfOrder } from '../documents/issueDocument.ts';
import { standingInvoices } from '../documents/standingInvoices.ts';
import type { HeldOrder } from '../orders/recordAct.ts';

type Payment = {
  readonly cents: Cents;
  /** Numbers of invoices that the payer names. */
  readonly invoices: readonly string[];
  readonly key: string | null;
};

/** The act of money that has come for an order: of the whole, or of invoices of it. A repetition is the act that it was, whatever has been paid since. */
export async function paymentAct(tx: Database, held: HeldOrder, { key, ...credit }: Payment): Promise<PaidAct> {
  const { order, history, state } = held;
  const earlier = key === null ? undefined : history.find((entry) => entry.key === key)?.act;
  if (earlier?.kind === 'paid' && earlier.cents === credit.cents) return earlier;
  // Only an order on invoice is paid in parts: the documents of another need not be read.
  if (state.method !== 'INVOICE') return { kind: 'paid', cents: credit.cents };
  const paid = paidInvoices(history.map(({ act }) => act));
  const owed = standingInvoices(await documentsOfOrder(tx, order.number))
    .filter(({ number }) => !paid.includes(number))
    .map(({ number, totals }) => ({ number, cents: totals.total }));
  return paymentActOf(credit, { state, owed });
}
