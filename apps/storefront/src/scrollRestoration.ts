import type { NavigateOptions } from 'wouter';

/** The kind of the last navigation: a link, a change of the same address (a facet), or Back and Forward. */
type NavigationKind = 'pushed' | 'replaced' | 'traversed';

/** Milliseconds to wait for the content below the fold, or for the heading. */
const contentTimeout = 3000;

/** Milliseconds that the current page stays while the next one is read; after that the next page shows its loading state. */
const readTimeout = 200;

/** Scroll positions by history entry. A tab has one history, so they are kept in the module. */
const positions = new Map<number, number>();
let lastKind: NavigationKind = 'pushed';
let newest = 0;
/** Number of navigations: only the last one started is carried out. */
let navigations = 0;
/** Scroll position of the entry returned to; read before the browser's own scrolling overwrites it. */
let formerTop = 0;

/** Remembers the scroll position of each history entry. Called once, before hydration. */
export function trackScrollPositions(): void {
  newest = entryOf(history.state);
  addEventListener('scroll', () => positions.set(entryOf(history.state), scrollY), { passive: true });
  addEventListener('popstate', () => {
    navigations += 1;
    lastKind = 'traversed';
    formerTop = positions.get(entryOf(history.state)) ?? 0;
  });
}

type Navigation = {
  readonly go: () => void;
  /** Reads the page, and may reject; null when only the query changes or the address redirects. */
  readonly read: (() => Promise<void>) | null;
};

/** Navigates once the page has been read, so that it is shown whole; after 200 ms it is shown with its loading state. */
export function navigateWhenRead({ go, read }: Navigation): void {
  navigations += 1;
  const own = navigations;
  if (read === null) return go();
  const late = new Promise<void>((resolve) => setTimeout(resolve, readTimeout));
  // The chunk fallback reports a page whose code cannot be fetched.
  return void Promise.race([read().catch(() => undefined), late]).then(() => {
    if (own === navigations) go();
  });
}

/** Adds to the router's options the number of the history entry that the navigation makes or keeps. */
export function historyOptions(options: NavigateOptions | undefined): NavigateOptions {
  const replace = options?.replace === true;
  const state: unknown = options?.state;
  lastKind = replace ? 'replaced' : 'pushed';
  newest = replace ? newest : newest + 1;
  const entry = replace ? entryOf(history.state) : newest;
  return { ...options, state: typeof state === 'object' ? { ...state, entry } : { entry } };
}

/**
 * Restores scroll position and focus after a navigation (spec §2): the top and the heading after a link, the former position after Back. A
 * replaced query, such as a facet's, changes neither; a page that replaces another, such as the thanks for an order, starts at its top.
 * Returns a function that stops waiting for content.
 */
export function restoreScroll(newPage: boolean): () => void {
  const leaving = new AbortController();
  const givenUp = setTimeout(() => leaving.abort(), contentTimeout);
  if (lastKind === 'traversed') scrollBack(formerTop, leaving.signal);
  else if (lastKind === 'pushed' || newPage) window.scrollTo({ top: 0, behavior: 'instant' });
  if (newPage) focusHeading(leaving.signal);
  return () => {
    clearTimeout(givenUp);
    leaving.abort();
  };
}

/** Scrolls once the page is long enough again, unless the shopper scrolls first. */
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

/** Lets a screen reader announce the page, also when its heading loads later. A focus that the shopper has moved stays. */
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
