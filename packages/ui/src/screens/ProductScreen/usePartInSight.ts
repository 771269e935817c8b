import type { RefObject } from 'react';
import { useCallback, useSyncExternalStore } from 'react';
import { partInSight } from './partInSight.ts';

/** The place of the part in sight of a row that somebody else renders, as it is scrolled; 0 on the server. */
export function usePartInSight(row: RefObject<HTMLElement | null>): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const { current } = row;
      current?.addEventListener('scroll', changed, { passive: true });
      return () => current?.removeEventListener('scroll', changed);
    },
    [row],
  );
  return useSyncExternalStore(
    subscribe,
    () => (row.current === null ? 0 : partInSight(row.current)),
    () => 0,
  );
}
