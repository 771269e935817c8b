import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

export type Dismissal = 'outside' | 'escape';

/** Calls back when a click or the focus lands outside an element, or Escape is pressed, so that a popup closes and never covers the focused element. */
export function useDismiss(root: RefObject<HTMLElement | null>, dismiss: (how: Dismissal) => void): void {
  const onPlace = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && root.current?.contains(target) !== true) dismiss('outside');
  });
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss('escape');
  });
  useEffect(() => {
    document.addEventListener('click', onPlace);
    document.addEventListener('focusin', onPlace);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onPlace);
      document.removeEventListener('focusin', onPlace);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
