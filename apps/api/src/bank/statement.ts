import { createHash } from 'node:crypto';
import type { BankCredit, StatementProblem } from '@platine/domain/payment/credit.ts';

/** A file that is no bank statement of a known format. Its message completes "The statement …". */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** For who does not read the message. */
  readonly problem: StatementProblem;
  /** The line of a CSV file, from 1 on; null where none is to blame. */
  readonly line: number | null;

  constructor(message: string, problem: StatementProblem, line: number | null = null) {
    super(message);
    this.problem = problem;
    this.line = line;
  }
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
