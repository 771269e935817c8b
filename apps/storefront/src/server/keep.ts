/** Values that are kept for a while, each under its key. */
export type Keep<Value> = {
  /** The kept value of this key, or the one that `make` makes. Who asks while it is being made waits for the same; a failure rejects for all who wait. */
  readonly find: (key: string, make: () => Promise<Value>) => Promise<Value>;
};

export type KeepOptions<Value> = {
  /** Milliseconds. */
  readonly now: () => number;
  /** A value is never older than this when it is found, in milliseconds. */
  readonly lifetime: number;
  /** What all kept values may weigh together; the one that was not asked for the longest leaves first. */
  readonly capacity: number;
  readonly weigh: (value: Value) => number;
  /** Whether a value is anybody else's business; all are unless told. */
  readonly keeps?: (value: Value) => boolean;
};

type Kept<Value> = { readonly value: Value; readonly madeAt: number };

export function createKeep<Value>(options: KeepOptions<Value>): Keep<Value> {
  const { now, lifetime, capacity, weigh, keeps = () => true } = options;
  // A map's order is that of insertion: the first key is the one that was not asked for the longest.
  const kept = new Map<string, Kept<Value>>();
  const making = new Map<string, Promise<Value>>();
  let weight = 0;

  const drop = (key: string) => {
    const found = kept.get(key);
    if (found !== undefined) weight -= weigh(found.value);
    kept.delete(key);
  };
  const put = (key: string, entry: Kept<Value>) => {
    drop(key);
    kept.set(key, entry);
    weight += weigh(entry.value);
    for (const oldest of kept.keys()) {
      if (weight <= capacity) break;
      drop(oldest);
    }
  };
  const start = (key: string, make: () => Promise<Value>) => {
    // What it says is as old as the start of its making.
    const madeAt = now();
    const made = make()
      .then((value) => {
        if (keeps(value)) put(key, { value, madeAt });
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    find: async (key, make) => {
      const found = kept.get(key);
      if (found !== undefined && now() - found.madeAt < lifetime) {
        kept.delete(key);
        kept.set(key, found);
        return found.value;
      }
      return making.get(key) ?? start(key, make);
    },
  };
}
