type Timer = { readonly due: number; readonly end: () => void };

/** A machine's clock that stands still until it is advanced. Times are in ms since its start. */
export type BenchClock = {
  readonly setTimeout: (end: () => void, ms: number) => number;
  readonly clearTimeout: (id: number) => void;
  readonly now: () => number;
  /** How long the next delay still takes, null while none is running. */
  readonly next: () => number | null;
  /** Lets time pass and calls `ended` after each delay that has ended. */
  readonly advance: (ms: number, ended: () => void) => void;
};

export function benchClock(): BenchClock {
  let now = 0;
  let lastId = 0;
  const timers = new Map<number, Timer>();
  const first = () => [...timers].toSorted(([, one], [, other]) => one.due - other.due)[0] ?? null;
  return {
    setTimeout: (end, ms) => {
      lastId += 1;
      timers.set(lastId, { due: now + ms, end });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    now: () => now,
    next: () => {
      const timer = first();
      return timer === null ? null : timer[1].due - now;
    },
    advance: (ms, ended) => {
      const until = now + ms;
      for (let timer = first(); timer !== null && timer[1].due <= until; timer = first()) {
        const [id, { due, end }] = timer;
        timers.delete(id);
        now = due;
        end();
        ended();
      }
      now = until;
    },
  };
}
