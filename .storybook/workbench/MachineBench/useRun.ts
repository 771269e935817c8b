import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Bench } from './bench.ts';
import type { Run, View } from './run.ts';
import { replay, startRun } from './run.ts';

/** How fast time passes: as on the clock, ten times as fast, or only when somebody lets it. */
export type Speed = 0 | 1 | 10;

/** So often time passes, in ms. */
const tick = 50;

/** A run of the bench's machine that can begin again, wholly or from an entry of its history on. */
export function useRun(
  bench: Bench,
  speed: Speed,
): { run: Run; view: View; goBackTo: (entry: number) => void; startOver: () => void } {
  const [run, setRun] = useState(() => startRun(bench));
  const view = useSyncExternalStore(run.subscribe, run.view);
  useEffect(() => () => run.stop(), [run]);
  useEffect(() => {
    if (speed === 0) return undefined;
    const interval = setInterval(() => run.advance(tick * speed), tick);
    return () => clearInterval(interval);
  }, [run, speed]);
  const goBackTo = (entry: number) => {
    void replay(bench, { history: view.history.slice(0, entry), visited: view.visited }).then(setRun);
  };
  return { run, view, goBackTo, startOver: () => setRun(startRun(bench)) };
}
