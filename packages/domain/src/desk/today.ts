import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { WorkList } from './deskList.ts';

/** Work that waits for somebody at this moment. */
export type Today = Readonly<Record<WorkList, number>> & {
  /** The earliest day by which a withdrawal is repaid, YYYY-MM-DD; null without one. */
  readonly repayBy: string | null;
  /** Statements of withdrawal. */
  readonly withdrawals: number;
  readonly questions: number;
  /** Products that run out. */
  readonly low: number;
  /** Mails that could not be sent yet. */
  readonly mails: number;
};

type Wire = DeskResponseOf<'deskToday'>;

export function todayToWire(today: Today): Wire {
  return {
    PAY: today.pay,
    PACK: today.pack,
    SEND: today.send,
    REPAY: today.repay,
    TRANSFER: today.transfer,
    REPAY_BY: today.repayBy,
    WITHDRAWALS: today.withdrawals,
    QUESTIONS: today.questions,
    LOW: today.low,
    MAILS: today.mails,
  };
}

export function todayFromWire(wire: Wire): Today {
  return {
    pay: wire.PAY,
    pack: wire.PACK,
    send: wire.SEND,
    repay: wire.REPAY,
    transfer: wire.TRANSFER,
    repayBy: wire.REPAY_BY ?? null,
    withdrawals: wire.WITHDRAWALS,
    questions: wire.QUESTIONS,
    low: wire.LOW,
    mails: wire.MAILS,
  };
}
