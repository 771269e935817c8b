import type { Cents } from './money.ts';

/** Price of one piece from a moment on. */
export type PastPrice = { readonly price: Cents; readonly since: Date };

/** Days before a reduction in which the lowest price counts (D15). */
export const daysBeforeReduction = 30;

const dayMs = 86_400_000;

/**
 * The lowest price of the 30 days before a reduction began, from the shop's own history in the order of time (D15). `told` is what the
 * catalogue says of it: it counts where the history does not reach so far back. Null when nobody knows.
 */
export function lowestBefore(history: readonly PastPrice[], reduction: Date, told: Cents | null): Cents | null {
  const begin = reduction.getTime() - daysBeforeReduction * dayMs;
  const before = history.filter(({ since }) => since < reduction);
  const firstKnown = before.findLast(({ since }) => since.getTime() <= begin);
  const within = before.filter(({ since }) => since.getTime() > begin);
  const known = [...within, ...(firstKnown === undefined ? [] : [firstKnown])].map(({ price }) => price);
  if (firstKnown === undefined && told !== null) known.push(told);
  return known.length === 0 ? null : Math.min(...known);
}
