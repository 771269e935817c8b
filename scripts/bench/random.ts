import { fractions } from '@platine/api/testing/random.ts';

/** Numbers that look random and are the same in each run. */
export type Random = {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** From 0 to below `count`. */
  readonly below: (count: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

export function seeded(seed: number): Random {
  const next = fractions(seed);
  const below = (count: number) => Math.floor(next() * count);
  return { next, below, pick: (items) => items[below(items.length)] ?? items[0] };
}
