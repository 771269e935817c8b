import type { Place } from './pages/place.ts';
import { preloadParts } from '@platine/ui/i18n/lazyPart.tsx';
import { findPage } from './pages/pages.ts';
import { prefetchPageData } from './pages/read.ts';

/** Milliseconds that the pointer rests on a link before its page is read; passing over it reads nothing. */
const hoverDelay = 60;

type Reader = Pick<Place, 'client' | 'queryClient'>;

/** Loads a page's code and data into the module and query caches. Rejects when the code cannot be fetched. */
export async function prefetchPage(reader: Reader, { pathname, searchParams }: URL): Promise<void> {
  const { page, params } = findPage(pathname);
  await Promise.all([
    page.screen.preload().then(preloadParts),
    prefetchPageData(page, { ...reader, params, search: searchParams }),
  ]);
}

/** Prefetches a page when the pointer rests on a link to it or presses it. For a form's target only the code is loaded. */
export function prefetchLinks(reader: Reader): void {
  let resting: string | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const read = (address: URL) => void prefetchPage(reader, address).catch(() => undefined);
  const restOn = ({ target }: Pick<Event, 'target'>) => {
    const address = addressAt(target);
    if (address?.href === resting) return;
    clearTimeout(waiting);
    resting = address?.href ?? null;
    if (address !== null) waiting = setTimeout(() => read(address), hoverDelay);
  };
  const press = ({ target }: Event) => {
    const address = addressAt(target);
    if (address !== null) read(address);
  };
  document.addEventListener('pointerover', restOn, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  const enter = (event: Pick<Event, 'target'>) => {
    restOn(event);
    const action = formAt(event.target);
    if (action !== null)
      void findPage(action.pathname)
        .page.screen.preload()
        .catch(() => undefined);
  };
  document.addEventListener('focusin', enter);
  // The shopper can have focused or hovered something before this code has loaded.
  enter({ target: document.activeElement });
  restOn({ target: document.querySelector('a:hover') });
}

/** Another page of the shop that a link leads to. */
function addressAt(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link === null || link.target !== '' ? null : elsewhere(link.href);
}

/** The target of a GET form, such as the search. */
function formAt(target: EventTarget | null): URL | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return form === null || form.method !== 'get' || !form.hasAttribute('action') ? null : elsewhere(form.action);
}

function elsewhere(href: string): URL | null {
  const address = new URL(href, location.href);
  const here = address.origin === location.origin && address.pathname === location.pathname;
  return here || address.origin !== location.origin ? null : address;
}
