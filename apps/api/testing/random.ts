/** Pseudo-random numbers, reproducible by seed. */
export type Random = {
  /** An integer from 0 to below `below`. */
  readonly whole: (below: number) => number;
  readonly pick: <One>(list: readonly One[]) => One;
  /** True with a probability in percent. */
  readonly chance: (percent: number) => boolean;
};

export function seededRandom(seed: number): Random {
  const next = fractions(seed);
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    pick(list) {
      const [one] = list.slice(whole(list.length));
      if (one === undefined) throw new Error('There is nothing to pick from.');
      return one;
    },
    chance: (percent) => whole(100) < percent,
  };
}

/** Fractions from 0 to below 1, reproducible by seed (mulberry32). */
export function fractions(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
