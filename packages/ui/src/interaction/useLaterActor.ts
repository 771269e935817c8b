import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LaterActor, Running } from './laterActor.ts';
import { laterActor } from './laterActor.ts';
import { whenSomebodyIsThere } from './whenSomebodyIsThere.ts';

/** A component's own machine, fetched when it is first told something, or else when somebody is there. */
export function useLaterActor<Snapshot, Event>(
  load: () => Promise<Running<Snapshot, Event>>,
): readonly [Snapshot | undefined, LaterActor<Snapshot, Event>] {
  const [actor] = useState(() => laterActor(load));
  const snapshot = useSyncExternalStore(actor.subscribe, actor.snapshot, actor.snapshot);
  useRunning(actor);
  return [snapshot, actor];
}

/** Lets a machine run from when somebody is there, at the latest, until its component is gone. */
export function useRunning({ start, stop }: Pick<LaterActor<unknown, never>, 'start' | 'stop'>): void {
  useEffect(() => {
    const giveUp = whenSomebodyIsThere(start);
    return () => {
      giveUp();
      stop();
    };
  }, [start, stop]);
}
