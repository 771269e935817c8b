import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { BankCredit, CreditKind, CreditRefusal, StatementProblem } from '../payment/credit.ts';
import type { CreditMatch } from '../payment/creditMatch.ts';

/** A credit of a bank statement, with what became of it. */
export type DeskCredit = BankCredit & {
  readonly kind: CreditKind;
  /** The order that it is booked on, or that it names; null for none. */
  readonly orderNumber: string | null;
  /** Why it is left to a person; null for one that is booked. */
  readonly reason: CreditRefusal | null;
  /** The person who has booked it; '' for nobody. */
  readonly by: string;
  readonly matches: readonly CreditMatch[];
};

/** The credits of a file, or why it is no statement. */
export type DeskStatement = {
  readonly problem: { readonly code: StatementProblem; readonly line: number | null } | null;
  readonly credits: readonly DeskCredit[];
};

type Wire = DeskResponseOf<'deskStatement'>;
type CreditWire = Wire['CREDITS'][number];

export function deskStatementToWire({ problem, credits }: DeskStatement): Wire {
  return {
    PROBLEM: problem === null ? null : { CODE: problem.code, LINE: problem.line },
    CREDITS: credits.map(creditToWire),
  };
}

export function deskStatementFromWire({ PROBLEM, CREDITS }: Wire): DeskStatement {
  return {
    problem: PROBLEM === null ? null : { code: PROBLEM.CODE, line: PROBLEM.LINE },
    credits: CREDITS.map(creditFromWire),
  };
}

function creditToWire(credit: DeskCredit): CreditWire {
  return {
    ID: credit.id,
    DATE: credit.date,
    AMOUNT: toEuros(credit.cents),
    CURRENCY: credit.currency,
    TEXT: credit.text,
    PAYER: credit.payer,
    KIND: credit.kind,
    ORDER_NUMBER: credit.orderNumber,
    REASON: credit.reason,
    BY: credit.by,
    MATCHES: credit.matches.map(({ orderNumber, name, total, hint }) => ({
      ORDER_NUMBER: orderNumber,
      NAME: name,
      TOTAL: toEuros(total),
      HINT: hint,
    })),
  };
}

function creditFromWire(wire: CreditWire): DeskCredit {
  return {
    id: wire.ID,
    date: wire.DATE,
    cents: toCents(wire.AMOUNT),
    currency: wire.CURRENCY,
    text: wire.TEXT,
    payer: wire.PAYER,
    kind: wire.KIND,
    orderNumber: wire.ORDER_NUMBER,
    reason: wire.REASON,
    by: wire.BY,
    matches: wire.MATCHES.map(({ ORDER_NUMBER, NAME, TOTAL, HINT }) => ({
      orderNumber: ORDER_NUMBER,
      name: NAME,
      total: toCents(TOTAL),
      hint: HINT,
    })),
  };
}
