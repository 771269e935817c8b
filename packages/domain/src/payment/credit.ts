import type { Cents } from '../money/money.ts';
import { orderRefusals } from '../order/life/decide.ts';

/** Money that has come to the shop's account, as its bank says it. */
export type BankCredit = {
  /** The bank's own reference of the entry, or a hash of its contents: the same in each statement of the same format. */
  readonly id: string;
  /** Day of the entry, YYYY-MM-DD. */
  readonly date: string;
  /** In the currency's hundredths. */
  readonly cents: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** The payer's words. */
  readonly text: string;
  /** Name of the payer; '' when the bank does not say it. */
  readonly payer: string;
};

/** Reasons for which a credit is left to a person. `heldByProvider`: the order was paid on a provider's page, and its money is still held there.
 * `invoicePaid`: an invoice that it names is paid, though the order waits for another. */
export const creditRefusals = [
  ...orderRefusals,
  'noReference',
  'severalReferences',
  'unknownOrder',
  'otherCurrency',
  'heldByProvider',
  'invoicePaid',
] as const;
export type CreditRefusal = (typeof creditRefusals)[number];

/** Ways in which the desk lists a credit: booked by this reading or by an earlier one, or left to a person. */
export const creditKinds = ['booked', 'bookedBefore', 'listed'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Results of an operator's choice of an order for a credit. `conflict`: it was booked before. */
export const creditResults = ['done', 'conflict', 'refused'] as const;
export type CreditResult = (typeof creditResults)[number];

/** Problems of a file that is no bank statement. */
export const statementProblems = ['encoding', 'csv', 'columns', 'amount', 'day', 'xml', 'version', 'entry'] as const;
export type StatementProblem = (typeof statementProblems)[number];

/** Bytes of a statement that the desk takes: some thousand entries. Larger ones are for `pnpm order statement`. */
export const largestStatement = 3_000_000;
