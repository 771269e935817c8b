/** Milliseconds between two readings. */
const interval = 5000;

/**
 * Reads again when the last reading has become old; callers in between get what it read, and callers at the same moment share one reading. A
 * failed reading rejects for them, and the next caller tries again.
 */
export function readAtTimes<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | null = null;
  return () => {
    const now = performance.now();
    if (last !== null && now - last.at < interval) return last.value;
    const value = read();
    const reading = { at: now, value };
    last = reading;
    value.catch(() => {
      if (last === reading) last = null;
    });
    return value;
  };
}
