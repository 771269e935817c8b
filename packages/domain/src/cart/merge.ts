import type { Adjustment } from './adjustment.ts';
import { notesBySku } from './lineNote.ts';
import type { OrderRule } from './quantity.ts';
import { capAmount } from './quantity.ts';
import { maximumPositions } from './size.ts';

/** Pieces of a product in a cart, with the customer's note on them. */
export type CartAmount = { readonly sku: number; readonly amount: number; readonly note?: string | undefined };

/** How a product may be ordered by the customer who logs in; null when it is not for sale. */
export type RuleOf = (sku: number) => OrderRule | null;

/** An amount that the shopper did not have before logging in. `before` is 0 for a product that was only in the customer's cart. */
export type MergeChange = { readonly sku: number; readonly before: number; readonly amount: number };

export type MergedCart = {
  readonly positions: readonly CartAmount[];
  /** Differences from the cart that the shopper has just seen. The page reports them (D6). */
  readonly changes: readonly MergeChange[];
  /** Amounts that could not be kept, with the reason (D13). */
  readonly adjustments: readonly Adjustment[];
};

/**
 * Merges a guest's cart into the customer's at login: the union of positions, the larger amount of each, capped by the limits (D6).
 * The customer's positions come first. A product that is not for sale, of which no piece is allowed, or for which the cart has no room, is dropped
 * and told. Notes are joined. A cart that was stored with more positions than a cart takes keeps them.
 */
export function mergeCarts(customer: readonly CartAmount[], guest: readonly CartAmount[], ruleOf: RuleOf): MergedCart {
  const wanted = largerAmounts([...customer, ...guest]);
  const room = Math.max(maximumPositions, customer.length, guest.length);
  const kept = withRoomFor(
    room,
    wanted.map(({ sku, amount }) => ({ wanted: amount, ...capped(sku, amount, ruleOf(sku)) })),
  );
  const notes = notesBySku([...customer, ...guest]);
  const seen = new Map(guest.map(({ sku, amount }) => [sku, amount]));
  return {
    positions: kept
      .filter(({ amount }) => amount > 0)
      .map(({ sku, amount }) => ({ sku, amount, note: notes.get(sku) })),
    changes: kept
      .map(({ sku, amount }) => ({ sku, before: seen.get(sku) ?? 0, amount }))
      .filter(({ before, amount }) => before !== amount),
    adjustments: kept.flatMap(({ reason, ...rest }) => (reason === null ? [] : [{ ...rest, reason }])),
  };
}

function largerAmounts(positions: readonly CartAmount[]): CartAmount[] {
  const amounts = new Map<number, number>();
  for (const { sku, amount } of positions) amounts.set(sku, Math.max(amounts.get(sku) ?? 0, amount));
  return [...amounts].map(([sku, amount]) => ({ sku, amount }));
}

type CappedPosition = CartAmount & { readonly reason: Adjustment['reason'] | null };

function withRoomFor<Position extends CappedPosition>(room: number, positions: readonly Position[]) {
  const last = positions.filter(({ amount }) => amount > 0)[room - 1];
  const end = last === undefined ? positions.length : positions.indexOf(last) + 1;
  return positions.map((position, index) =>
    index < end || position.amount === 0 ? position : { ...position, amount: 0, reason: 'CART_FULL' as const },
  );
}

function capped(sku: number, amount: number, rule: OrderRule | null): CappedPosition {
  return rule === null ? { sku, amount: 0, reason: 'NO_SALE' } : { sku, ...capAmount(amount, rule) };
}
