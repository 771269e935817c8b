import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { OrderNeed } from '../order/life/orderState.ts';
import type { Pieces } from '../order/life/acts.ts';
import type { WithdrawalOutcome } from '../withdrawal/outcomes.ts';

/** A confirmed statement of withdrawal, as the desk lists it. */
export type DeskWithdrawal = {
  readonly id: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  /** The goods in the shopper's words; '' where pieces are named, or for the whole order. */
  readonly goods: string;
  readonly pieces: readonly Pieces[];
  /** Day in Luxembourg on which it has reached the shop, YYYY-MM-DD. */
  readonly received: string;
  /** The last day on which it is repaid in time, YYYY-MM-DD. */
  readonly repayBy: string;
  /** Null until it is matched with an order. */
  readonly outcome: WithdrawalOutcome | null;
  /** The next thing that its order waits for; null for nothing, or without an order. */
  readonly need: OrderNeed | null;
  /** The operator who has settled it by hand, and how; '' while nobody has. */
  readonly settledBy: string;
  readonly settledWhy: string;
};

/**
 * Whether somebody has to do something about a statement: one that stands in its order's history until the money has gone back, any other until an
 * operator has settled it.
 */
export function isWithdrawalOpen({ outcome, need, settledBy }: Standing): boolean {
  return settledBy === '' && (outcome !== 'recorded' || need === 'refund');
}

type Standing = Pick<DeskWithdrawal, 'outcome' | 'need' | 'settledBy'>;

type Wire = DeskResponseOf<'deskWithdrawals'>['WITHDRAWALS'][number];

export function deskWithdrawalToWire(withdrawal: DeskWithdrawal): Wire {
  return {
    ID: withdrawal.id,
    ORDER_NUMBER: withdrawal.orderNumber,
    NAME: withdrawal.name,
    EMAIL: withdrawal.email,
    GOODS: withdrawal.goods,
    PIECES: withdrawal.pieces.map(({ sku, amount }) => ({ SKU: sku, AMOUNT: amount })),
    RECEIVED: withdrawal.received,
    REPAY_BY: withdrawal.repayBy,
    OUTCOME: withdrawal.outcome,
    NEED: withdrawal.need,
    SETTLED_BY: withdrawal.settledBy,
    SETTLED_WHY: withdrawal.settledWhy,
  };
}

export function deskWithdrawalFromWire(wire: Wire): DeskWithdrawal {
  return {
    id: wire.ID,
    orderNumber: wire.ORDER_NUMBER,
    name: wire.NAME,
    email: wire.EMAIL,
    goods: wire.GOODS,
    pieces: wire.PIECES.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT })),
    received: wire.RECEIVED,
    repayBy: wire.REPAY_BY,
    outcome: wire.OUTCOME,
    need: wire.NEED,
    settledBy: wire.SETTLED_BY,
    settledWhy: wire.SETTLED_WHY,
  };
}
