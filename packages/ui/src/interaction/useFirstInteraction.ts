import { useEffect, useState } from 'react';

/** Signs of a person. `popstate` is the browser's Back button, which no other event reports. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
] as const;

/** Milliseconds after the first input: its own response goes first. */
const pause = 500;

/** True from shortly after the shopper's first input on. False on the server and while a page is merely open. */
export function useFirstInteraction(): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      heard.abort();
      timer = setTimeout(() => setInteracted(true), pause);
    };
    for (const sign of signs) addEventListener(sign, listen, { capture: true, passive: true, signal: heard.signal });
    return () => {
      heard.abort();
      clearTimeout(timer);
    };
  }, []);
  return interacted;
}
