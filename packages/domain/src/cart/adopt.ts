import type { Adjustment } from './adjustment.ts';
import { notesBySku } from './lineNote.ts';
import type { CartAmount } from './merge.ts';
import type { OrderRule } from './quantity.ts';
import { capAmount, maximumFor } from './quantity.ts';
import { isFull } from './size.ts';

/** Availability of a formerly ordered product: orderable, not for sale at present, or discontinued. */
export type AdoptionFacts =
  | { readonly kind: 'orderable'; readonly rule: OrderRule }
  | { readonly kind: 'noSale' }
  | { readonly kind: 'endOfLife' };

export type Adopted = {
  /** The whole cart afterwards. */
  readonly positions: readonly CartAmount[];
  /** Positions taken over with another amount than ordered; none of those for which the cart has no room. */
  readonly adjustments: readonly Adjustment[];
  /** SKUs that could not be taken: not for sale, or nothing of it may be ordered (spec §3). */
  readonly noSales: readonly number[];
  /** SKUs that could not be taken: at the end of their life (spec §3). */
  readonly endOfLife: readonly number[];
};

/**
 * Puts an earlier order's positions into the cart, on top of what is there, capped by the rules of today (spec §7, D13).
 * Products that cannot be taken over are named, all others are taken over; notes are joined.
 */
export function adoptPositions(
  cart: readonly CartAmount[],
  ordered: readonly CartAmount[],
  factsOf: (sku: number) => AdoptionFacts,
): Adopted {
  const amounts = new Map(cart.map(({ sku, amount }) => [sku, amount]));
  const adjustments: Adjustment[] = [];
  const noSales: number[] = [];
  const endOfLife: number[] = [];
  for (const { sku, amount } of summed(ordered)) {
    const facts = factsOf(sku);
    if (facts.kind === 'endOfLife') endOfLife.push(sku);
    else if (facts.kind === 'noSale' || maximumFor(facts.rule) === 0) noSales.push(sku);
    else if (!amounts.has(sku) && isFull(amounts.size))
      adjustments.push({ sku, wanted: amount, amount: 0, reason: 'CART_FULL' });
    else {
      const wanted = (amounts.get(sku) ?? 0) + amount;
      const capped = capAmount(wanted, facts.rule);
      amounts.set(sku, capped.amount);
      if (capped.reason !== null) adjustments.push({ sku, wanted, amount: capped.amount, reason: capped.reason });
    }
  }
  const notes = notesBySku([...cart, ...ordered]);
  const positions = toPositions(amounts).map((position) => ({ ...position, note: notes.get(position.sku) }));
  return { positions, adjustments, noSales, endOfLife };
}

/** An order may name a product twice. */
function summed(ordered: readonly CartAmount[]): CartAmount[] {
  const amounts = new Map<number, number>();
  for (const { sku, amount } of ordered) amounts.set(sku, (amounts.get(sku) ?? 0) + amount);
  return toPositions(amounts);
}

function toPositions(amounts: ReadonlyMap<number, number>): CartAmount[] {
  return [...amounts].map(([sku, amount]) => ({ sku, amount }));
}

/** Everything that is other than wanted, as the answer to a change of the cart tells it; products that cannot be bought with 0 pieces (D13). */
export function adjustmentsOf(
  { adjustments, noSales, endOfLife }: Adopted,
  wanted: readonly CartAmount[],
): Adjustment[] {
  const without = new Set([...noSales, ...endOfLife]);
  const dropped = summed(wanted.filter(({ sku }) => without.has(sku)));
  return [
    ...adjustments,
    ...dropped.map(({ sku, amount }) => ({ sku, wanted: amount, amount: 0, reason: 'NO_SALE' as const })),
  ];
}
