import type { Cents } from '../money/money.ts';
import type { OrderAct, PaidAct } from './life/acts.ts';
import type { OrderState } from './life/orderState.ts';
import { owedOf } from './life/orderState.ts';

/** An issued invoice, with its total. */
export type InvoiceSum = { readonly number: string; readonly cents: Cents };

type Credit = {
  readonly cents: Cents;
  /** Numbers of invoices that the payer names; empty for one that names none. */
  readonly invoices: readonly string[];
};

/** The invoices of an order that its history says to be paid, each by itself. */
export function paidInvoices(history: readonly OrderAct[]): string[] {
  return history.flatMap((act) => (act.kind === 'paid' ? (act.invoices ?? []) : []));
}

/**
 * The payment that an amount stands for: all that an order owes, or invoices of one that leaves in several parcels and is paid on invoice (D38). These are
 * the named ones, when they have this sum together, or the only one that has it, when none is named. Another amount is no invoice's, and the rule of acts
 * refuses it.
 */
export function paymentActOf(
  { cents, invoices }: Credit,
  { state, owed }: { readonly state: OrderState; readonly owed: readonly InvoiceSum[] },
): PaidAct {
  const whole: PaidAct = { kind: 'paid', cents };
  if (cents === owedOf(state)) return whole;
  const meant = owed.filter((one) => (invoices.length === 0 ? one.cents === cents : invoices.includes(one.number)));
  const isExact =
    meant.length === Math.max(invoices.length, 1) && meant.reduce((sum, one) => sum + one.cents, 0) === cents;
  return isExact ? { ...whole, invoices: meant.map(({ number }) => number) } : whole;
}
