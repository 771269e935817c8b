import type { Place } from './pages/place.ts';
import { preloadParts } from '@platine/ui/i18n/lazyPart.tsx';
import { findPage } from './pages/pages.ts';
import { prefetchPageData } from './pages/read.ts';

/** Milliseconds that the pointer rests on a link before its page is read; passing over it reads nothing. */
const hoverDelay = 60;

/** Milliseconds from the first sign of a person until what pages rarely show is read; a press that comes with the sign goes first. */
const signDelay = 300;

type Reader = Pick<Place, 'client' | 'queryClient'>;

/** Loads a page's code and data into the module and query caches. Rejects when the code cannot be fetched. */
export async function prefetchPage(reader: Reader, { pathname, searchParams }: URL): Promise<void> {
  const { page, params } = findPage(pathname);
  await Promise.all([
    page.screen.preload().then(preloadParts),
    prefetchPageData(page, { ...reader, params, search: searchParams }),
  ]);
}

/**
 * Prefetches a page when the pointer rests on a link to it or presses it, or the focus comes to it, and what pages rarely show once somebody is there. The browser's own prefetch ends: it fetches documents, which a page that navigates within itself does not use.
 */
export function prefetchLinks(reader: Reader): void {
  document.querySelector('script[type=speculationrules]')?.remove();
  let resting: string | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const read = (address: URL) => void prefetchPage(reader, address).catch(() => undefined);
  const readParts = () => void preloadParts().catch(() => undefined);
  const restOn = ({ target }: Pick<Event, 'target'>) => {
    const address = addressAt(target);
    if (address?.href === resting) return;
    clearTimeout(waiting);
    resting = address?.href ?? null;
    if (address === null) return;
    // Most links lead to pages that need them; the page itself is read for the link that the pointer stays on.
    readParts();
    waiting = setTimeout(() => read(address), hoverDelay);
  };
  const press = ({ target }: Event) => {
    const address = addressAt(target);
    if (address !== null) read(address);
  };
  // The parts of the next page have come before its link is pressed. A page that is drawn makes a `pointerover` of its own.
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    document.addEventListener(sign, () => setTimeout(readParts, signDelay), { passive: true, once: true });
  document.addEventListener('pointerover', restOn, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('focusin', restOn);
  // The pointer can have come to rest before this code has loaded.
  restOn({ target: document.querySelector('a:hover') });
}

/** Another page of the shop that a link leads to. */
function addressAt(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '') return null;
  const address = new URL(link.href);
  const here = address.origin === location.origin && address.pathname === location.pathname;
  return here || address.origin !== location.origin ? null : address;
}
