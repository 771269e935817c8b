import type { Place } from './pages/place.ts';
import { preloadParts } from '@platine/ui/i18n/lazyPart.tsx';
import { findPage } from './pages/pages.ts';
import { prefetchPageData } from './pages/read.ts';

/** Milliseconds that somebody rests on a link before its page is read: who only passes over it wants nothing. */
const rest = 60;

type Reader = Pick<Place, 'client' | 'queryClient'>;

/** Reads what a page needs, code and data, into the caches that it will ask. Rejects when its code does not come. */
export async function readPage(reader: Reader, { pathname, searchParams }: URL): Promise<void> {
  const { page, params } = findPage(pathname);
  await Promise.all([
    page.screen.preload().then(preloadParts),
    prefetchPageData(page, { ...reader, params, search: searchParams }),
  ]);
}

/** Reads a page a moment before it is asked for: when somebody rests on a link to it or begins to press it. Of where a form leads, only the code. */
export function readOnApproach(reader: Reader): void {
  let resting: string | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const read = (address: URL) => void readPage(reader, address).catch(() => undefined);
  const restOn = ({ target }: Pick<Event, 'target'>) => {
    const address = addressAt(target);
    if (address?.href === resting) return;
    clearTimeout(waiting);
    resting = address?.href ?? null;
    if (address !== null) waiting = setTimeout(() => read(address), rest);
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

/** Where a form leads that only asks, such as the search. */
function formAt(target: EventTarget | null): URL | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return form === null || form.method !== 'get' || !form.hasAttribute('action') ? null : elsewhere(form.action);
}

function elsewhere(href: string): URL | null {
  const address = new URL(href, location.href);
  const here = address.origin === location.origin && address.pathname === location.pathname;
  return here || address.origin !== location.origin ? null : address;
}
