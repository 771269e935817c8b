import { LRUCache } from 'lru-cache';

type Load<Value> = () => Promise<Value | undefined>;

/** Its `fetch(key, { context: load })` answers the kept value, or the one that `load` makes. */
export type Cache<Value extends object> = LRUCache<string, Value, Load<Value>>;

type Limits<Value> = {
  /** Milliseconds that a value is kept, counted from the start of its load; forever unless given. */
  readonly ttl?: number;
  /** Of all values together, in the unit of `sizeOf`. The least recently used value leaves first. */
  readonly maxSize: number;
  readonly sizeOf: (value: Value) => number;
};

/** An LRU cache. Concurrent callers share one pending load; a failed load rejects for all of them. `undefined` is not kept. */
export function createCache<Value extends object>({ ttl = 0, maxSize, sizeOf }: Limits<Value>): Cache<Value> {
  return new LRUCache<string, Value, Load<Value>>({
    ttl,
    maxSize,
    sizeCalculation: sizeOf,
    // A load goes on for its callers although its place in the cache is taken.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load, options }) => {
      const started = performance.now();
      const value = await load();
      // Zero would mean forever.
      if (ttl > 0) options.ttl = Math.max(1, ttl - (performance.now() - started));
      return value;
    },
  });
}
