import { reductionOf } from './discount.ts';
import type { Cents } from './money.ts';

/** A price that is to be charged from now on, and the price that announces it as reduced; null announces nothing. */
export type PlannedPrice = { readonly price: Cents; readonly original: Cents | null };

/** The past of a product's price (D15). */
export type PriceRecord = {
  /** The price of today; null without one. */
  readonly current: Cents | null;
  /** The lowest price of the 30 days before today's price began; null when nobody knows. */
  readonly lowest: Cents | null;
  /** The same, counted from now: for a price that begins now. */
  readonly lowestNow: Cents | null;
};

/** The reduction that shoppers would see; `hidden`: one is announced, and the rule of 30 days allows none (record 0115). */
export type PlannedReduction =
  | { readonly kind: 'none' }
  | { readonly kind: 'hidden'; readonly lowest: Cents | null }
  | { readonly kind: 'shown'; readonly before: Cents; readonly percent: number };

/** Says before it is charged which reduction a price would show. */
export function plannedReduction(
  { price, original }: PlannedPrice,
  record: PriceRecord,
  flags: readonly string[],
): PlannedReduction {
  if (original === null || original <= price) return { kind: 'none' };
  const lowest = price === record.current ? record.lowest : record.lowestNow;
  const reduction = reductionOf({ from: 1, price, original, lowest30Days: lowest }, flags);
  return reduction === null ? { kind: 'hidden', lowest } : { kind: 'shown', ...reduction };
}
