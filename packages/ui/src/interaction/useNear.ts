import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Distance from the window that counts as near: about one turn of a wheel. */
const margin = '300px';

/** True once a part of the page has come near the window. False on the server. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (near || element === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [part, near]);
  return near;
}
