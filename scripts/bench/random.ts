/** Numbers that look random and are the same in each run (mulberry32). */
export type Random = {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** From 0 to below `count`. */
  readonly below: (count: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { next, below, pick: (items) => items[below(items.length)] ?? items[0] };
}
