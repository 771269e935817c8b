import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

export type Dismissal = 'outside' | 'escape';

/** Says when somebody clicks or goes on outside an element, or presses Escape: what floats goes away then and never lies over what has the focus. */
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
