import type { NavigateOptions } from 'wouter';

/** How the shopper came to the present place: by a link, by a change of the same place (a facet), or by Back and Forward. */
type Arrival = 'pushed' | 'replaced' | 'traversed';

/** Milliseconds that a page may take until what is below the fold, or its heading, is there. */
const patience = 3000;

/** Milliseconds that a shopper stays where they are while the next page comes; after that it shows that it is coming. */
const readingPatience = 200;

/** One tab has one history, hence one of this. */
const positions = new Map<number, number>();
let arrival: Arrival = 'pushed';
let newest = 0;
/** Counts what moves the shopper: only the last of them does. */
let moves = 0;
/** Where the shopper was on the place gone back to; read before the browser's own scrolling overwrites it. */
let formerTop = 0;

/** Remembers where the shopper is on each page of this tab. To be called once, before anything is drawn. */
export function followTravel(): void {
  newest = entryOf(history.state);
  addEventListener('scroll', () => positions.set(entryOf(history.state), scrollY), { passive: true });
  addEventListener('popstate', () => {
    moves += 1;
    arrival = 'traversed';
    formerTop = positions.get(entryOf(history.state)) ?? 0;
  });
}

type Going = {
  readonly go: () => void;
  /** Reads the page, and may reject; null when the place only changes or leads on by itself. */
  readonly read: (() => Promise<void>) | null;
};

/** Goes to another page once it can be shown, so that it comes in one piece; when that takes long, it shows what is there. */
export function goWhenRead({ go, read }: Going): void {
  moves += 1;
  const move = moves;
  if (read === null) return go();
  const late = new Promise<void>((resolve) => setTimeout(resolve, readingPatience));
  // A page whose code does not come says so itself.
  return void Promise.race([read().catch(() => undefined), late]).then(() => {
    if (move === moves) go();
  });
}

/** The options of a navigation of the router, with the number of the history entry that it makes or keeps. */
export function travelOptions(options: NavigateOptions | undefined): NavigateOptions {
  const replace = options?.replace === true;
  const state: unknown = options?.state;
  arrival = replace ? 'replaced' : 'pushed';
  newest = replace ? newest : newest + 1;
  const entry = replace ? entryOf(history.state) : newest;
  return { ...options, state: typeof state === 'object' ? { ...state, entry } : { entry } };
}

/**
 * Puts the view and the focus where they belong after a change of place (spec §2): at the top and on the heading, or where one was on
 * Back. A place that was only changed, such as by a facet, leaves both alone; a page that takes the place of another one, such as the
 * thanks for an order, begins at its top. Answers how to give up waiting.
 */
export function arrive(newPage: boolean): () => void {
  const leaving = new AbortController();
  const givenUp = setTimeout(() => leaving.abort(), patience);
  if (arrival === 'traversed') scrollBack(formerTop, leaving.signal);
  else if (arrival === 'pushed' || newPage) window.scrollTo({ top: 0, behavior: 'instant' });
  if (newPage) focusHeading(leaving.signal);
  return () => {
    clearTimeout(givenUp);
    leaving.abort();
  };
}

/** Waits until the page is long enough again; the shopper's own scrolling ends that. */
function scrollBack(top: number, signal: AbortSignal): void {
  window.scrollTo({ top, behavior: 'instant' });
  if (scrollY >= top) return;
  const done = new AbortController();
  const grown = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top) done.abort();
  });
  grown.observe(document.body);
  for (const stop of [signal, done.signal]) stop.addEventListener('abort', () => grown.disconnect());
  for (const own of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(own, () => done.abort(), { signal: AbortSignal.any([signal, done.signal]), passive: true });
}

/** So that a screen reader says which page this is, also when its heading comes later. Whoever has moved the focus keeps it. */
function focusHeading(signal: AbortSignal): void {
  const main = document.querySelector('main');
  if (main === null) return;
  focusQuietly(main.querySelector('h1') ?? main);
  const changed = new MutationObserver(() => {
    const heading = main.querySelector('h1');
    const untouched = document.activeElement === main || document.activeElement === document.body;
    if (untouched && heading !== null) focusQuietly(heading);
  });
  changed.observe(main, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changed.disconnect());
}

function focusQuietly(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function entryOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return 0;
  return typeof state.entry === 'number' ? state.entry : 0;
}
