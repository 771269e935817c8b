import { createHash } from 'node:crypto';
import type { Cents } from '@platine/domain/money/money.ts';

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

/** A file that is no bank statement of a known format. Its message completes "The statement …". */
export class StatementError extends Error {
  override readonly name = 'StatementError';
}

/** Larger files are no statements of a shop, and would fill the memory. */
export const mostBytes = 20 * 1024 * 1024;

export type Unidentified = Omit<BankCredit, 'id'> & {
  /** The bank's reference; '' without one. */
  readonly reference: string;
};

/**
 * Gives each credit its id. Those without a reference of the bank are told apart by their contents, and equal ones by their order, so that two equal
 * transfers of one day stay two.
 */
export function identified(credits: readonly Unidentified[]): BankCredit[] {
  const counts = new Map<string, number>();
  return credits.map(({ reference, ...credit }) => {
    const { date, cents, currency, text, payer } = credit;
    const contents = JSON.stringify([date, cents, currency, text, payer]);
    const base = reference === '' ? createHash('sha256').update(contents).digest('hex').slice(0, 32) : reference;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { id: count === 1 ? base : `${base}/${count}`, ...credit };
  });
}
