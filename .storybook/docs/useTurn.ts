import { useCallback, useEffect, useRef, useState } from 'react';

/** So many frames load at once. All share a processor: twenty at once would all come late, two after two come as they are read. */
const atOnce = 2;

const waiting = new Set<() => void>();
let loading = 0;

function next(): void {
  const [start] = waiting;
  if (start === undefined || loading >= atOnce) return;
  waiting.delete(start);
  loading += 1;
  start();
  next();
}

/** Calls `start` when it is its turn. Returns what ends the turn, or the wait for it; to call it twice does no harm. */
function queue(start: () => void): () => void {
  let state: 'waits' | 'loads' | 'ended' = 'waits';
  const begin = () => {
    state = 'loads';
    start();
  };
  waiting.add(begin);
  next();
  return () => {
    if (state === 'waits') waiting.delete(begin);
    if (state === 'loads') loading -= 1;
    state = 'ended';
    next();
  };
}

/** Whether a frame that is wanted may load, and what it calls when it has. */
export function useTurn(isWanted: boolean): { readonly mayLoad: boolean; readonly hasLoaded: () => void } {
  const [mayLoad, setMayLoad] = useState(false);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    end.current = queue(() => setMayLoad(true));
    return () => {
      end.current?.();
      setMayLoad(false);
    };
  }, [isWanted]);
  return { mayLoad, hasLoaded: useCallback(() => end.current?.(), []) };
}
