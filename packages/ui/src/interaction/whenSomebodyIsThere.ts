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

/** Milliseconds in which what the first sign asks for goes first. */
const first = 250;

const there = gate();
const staying = gate();
let listening: AbortController | null = null;

/**
 * Does something once a person has given the first sign and the browser has nothing better to do; the answer is how to give it up. What
 * only serves who uses a page is not fetched for who merely opened it.
 */
export function whenSomebodyIsThere(act: () => void): () => void {
  listen();
  return there.pass(whenIdle, act);
}

/** In the very moment of the first sign: for what a first press waits for, and too little to be felt by it. */
export function atFirstSign(act: () => void): void {
  listen();
  there.pass(atOnce, act);
}

/**
 * The same for what the first sign does not need: that may be a press, whose own code goes first. A press in a part that waits for its code
 * (`data-waiting`) is one for it.
 */
export function whenSomebodyStays(act: () => void): () => void {
  listen();
  return staying.pass(whenIdle, act);
}

/** Once for the window: it has one person before it, who is not forgotten. */
function listen(): void {
  if (listening !== null) return;
  listening = new AbortController();
  const { signal } = listening;
  const stay = () => {
    listening?.abort();
    staying.open();
  };
  const notice = ({ target }: Event) => {
    if (there.open()) setTimeout(stay, first);
    if (target instanceof Element && target.closest('[data-waiting]') !== null) stay();
  };
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true, signal });
}

type Begin = typeof whenIdle;

const atOnce: Begin = (act) => {
  act();
  return () => undefined;
};

/** Begins the work that waits behind it when it opens. */
function gate() {
  const waiting = new Set<() => void>();
  let isOpen = false;
  return {
    /** Whether it was closed. */
    open: () => {
      if (isOpen) return false;
      isOpen = true;
      for (const begin of waiting) begin();
      waiting.clear();
      return true;
    },
    pass: (how: Begin, act: () => void) => {
      if (isOpen) return how(act);
      const begin = () => {
        giveUp = how(act);
      };
      let giveUp = (): void => void waiting.delete(begin);
      waiting.add(begin);
      return () => giveUp();
    },
  };
}
