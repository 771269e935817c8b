import type { CartAnswerWire } from '../contract/schemas/session.ts';
import type { AdjustmentReason } from './quantity.ts';

/** An amount that the shop changed from the requested one, and the reason (spec §4, D6, D13). Amounts are pieces. */
export type Adjustment = {
  readonly sku: number;
  readonly reason: AdjustmentReason | 'NO_SALE' | 'CART_FULL';
  readonly wanted: number;
  readonly amount: number;
};

export function adjustmentsFromWire(wire: CartAnswerWire['ADJUSTMENTS']): Adjustment[] {
  return wire.map(({ SKU, REASON, WANTED, AMOUNT }) => ({ sku: SKU, reason: REASON, wanted: WANTED, amount: AMOUNT }));
}

export function adjustmentsToWire(adjustments: readonly Adjustment[]): CartAnswerWire['ADJUSTMENTS'] {
  return adjustments.map(({ sku, reason, wanted, amount }) => ({
    SKU: sku,
    REASON: reason,
    WANTED: wanted,
    AMOUNT: amount,
  }));
}
