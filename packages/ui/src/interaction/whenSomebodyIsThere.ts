import { whenIdle } from './whenIdle.ts';

/** How a person shows. `popstate` is the browser's own Back button, which no other of them tells of. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'popstate',
] as const;

/** A window has one person before it, who is not forgotten. */
let seen = false;

/**
 * Does something once a person has given the first sign and the browser has nothing better to do; the answer is how to give it up. What
 * only serves who uses a page is not fetched for who merely opened it.
 */
export function whenSomebodyIsThere(act: () => void): () => void {
  if (seen) return whenIdle(act);
  const waiting = new AbortController();
  let giveUp = () => waiting.abort();
  const notice = () => {
    seen = true;
    waiting.abort();
    giveUp = whenIdle(act);
  };
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true, signal: waiting.signal });
  return () => giveUp();
}
