import type { PaymentMethod } from '../../payment/methods.ts';
import type { OrderAct, OrderMail, Pieces } from './acts.ts';
import { decide } from './decide.ts';
import type { OrderState } from './orderState.ts';
import { stateOf } from './stateOf.ts';

/** An order of 5 pieces of product 7 and 3 of product 8 for 10 €, its acts, and its state after them. */
const line = { name: {}, partNumber: '', unit: 100, line: 500 };
export const order = (paymentMethod: PaymentMethod) => ({
  paymentMethod,
  totals: { goods: 800, shipment: 200, tax: 0, total: 1000, totalWithoutTax: 1000 },
  lines: [
    { ...line, sku: 7, amount: 5 },
    { ...line, sku: 8, amount: 3 },
  ],
});

export const of7 = (amount: number): Pieces[] => [{ sku: 7, amount }];
export const of8 = (amount: number): Pieces[] => [{ sku: 8, amount }];
export const all = [...of7(5), ...of8(3)];
export const placed = { kind: 'placed' } as const;
export const authorised = { kind: 'authorised' } as const;
export const failed = { kind: 'paymentFailed' } as const;
export const paid = { kind: 'paid', cents: 1000 } as const;
export const refund = (cents: number) => ({ kind: 'refunded', cents }) as const;
export const refundFailed = (cents: number) => ({ kind: 'refundFailed', cents }) as const;
export const transferred = (cents: number) => ({ kind: 'transferred', cents }) as const;
export const packed = (pieces: readonly Pieces[]) => ({ kind: 'packed', pieces }) as const;
export const sent = (pieces: readonly Pieces[]) => ({ kind: 'sent', pieces, carrier: 'dhl', tracking: '1' }) as const;
export const delivered = (pieces: readonly Pieces[]) => ({ kind: 'delivered', pieces }) as const;
export const returned = (pieces: readonly Pieces[]) => ({ kind: 'returned', pieces, toStock: false }) as const;
export const cancelled = { kind: 'cancelled', reason: 'CUSTOMER' } as const;
export const withdrawn = { kind: 'withdrawn' } as const;
export const noted = { kind: 'noted' } as const;
export const mailed = (mail: OrderMail) => ({ kind: 'mailed', mail }) as const;
export const closed = { kind: 'closed' } as const;

export const after = (acts: readonly OrderAct[], method: PaymentMethod = 'WIRE_TRANSFER') =>
  stateOf(order(method), [placed, ...acts]);

/** The reason against an act; null for an act that happens. */
export const refusalOf = (state: OrderState, act: OrderAct) => {
  const decision = decide(state, act);
  return decision.kind === 'refused' ? decision.refusal : null;
};
