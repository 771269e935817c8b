import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/**
 * Where the keyboard goes on when what had the focus went away with a change of `shown`: at the heading of what came instead, also when
 * that is still to be read. To be given to the element in which all of it happens, which takes the focus until then.
 */
export function useKeptFocus(shown: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const changed = before.current !== shown;
    before.current = shown;
    const lost = document.activeElement === document.body;
    return changed && lost && place.current !== null ? goOnIn(place.current) : undefined;
  }, [shown]);
  return place;
}

function goOnIn(place: HTMLElement): (() => void) | undefined {
  if (focusHeading(place)) return undefined;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const changes = new MutationObserver(() => {
    if (document.activeElement !== place || focusHeading(place)) changes.disconnect();
  });
  changes.observe(place, { childList: true, subtree: true });
  return () => changes.disconnect();
}
