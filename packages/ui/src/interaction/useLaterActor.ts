import { useEffect } from 'react';
import type { LaterActor } from './laterActor.ts';
import { whenSomebodyIsThere } from './whenSomebodyIsThere.ts';

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
