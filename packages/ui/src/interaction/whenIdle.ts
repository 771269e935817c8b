/** Milliseconds after which a busy page is interrupted. */
const patience = 2000;

/** Does something once the browser has nothing better to do; the answer is how to give it up. */
export function whenIdle(act: () => void): () => void {
  // Safari does not tell.
  if (!('requestIdleCallback' in globalThis)) {
    const waiting = setTimeout(act, patience);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(waiting);
}
