import type { Cents } from '../money/money.ts';
import type { Cart, Position } from './cart.ts';
import { isOrderable } from './cart.ts';

/** A change of a position since the shopper last saw it. Amounts are pieces, prices cents a piece. */
export type CartChange = { readonly position: Position } & (
  | { readonly kind: 'added' | 'removed' | 'withdrawn' }
  | { readonly kind: 'amount'; readonly before: number; readonly now: number }
  | { readonly kind: 'price'; readonly before: Cents; readonly now: Cents }
);

/** Tells a cart from the one that the shopper agreed to (D4): what is new, gone, no longer for sale, of another amount or price. */
export function cartChanges(before: Pick<Cart, 'positions'>, now: Pick<Cart, 'positions'>): CartChange[] {
  const known = new Map(before.positions.map((position) => [position.sku, position]));
  const kept = new Set(now.positions.map(({ sku }) => sku));
  const removed = before.positions.filter(({ sku }) => !kept.has(sku));
  return [
    ...now.positions.flatMap((position) => changesOf(known.get(position.sku), position)),
    ...removed.map((position): CartChange => ({ kind: 'removed', position })),
  ];
}

function changesOf(before: Position | undefined, position: Position): CartChange[] {
  if (before === undefined) return [{ kind: 'added', position }];
  if (isOrderable(before) && !isOrderable(position)) return [{ kind: 'withdrawn', position }];
  const changes: CartChange[] = [];
  if (before.amount !== position.amount)
    changes.push({ kind: 'amount', position, before: before.amount, now: position.amount });
  if (before.price.unit !== position.price.unit)
    changes.push({ kind: 'price', position, before: before.price.unit, now: position.price.unit });
  return changes;
}
