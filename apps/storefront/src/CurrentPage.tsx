import { shopVersion } from '@platine/domain/shop/version.ts';
import { ShopFrame } from '@platine/ui/chrome/ShopFrame/ShopFrame.tsx';
import { lazyOnDemand } from '@platine/ui/i18n/lazyPart.tsx';
import { useHydrated } from '@platine/ui/interaction/useHydrated.ts';
import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { messageGroupOf } from './firstScreens.ts';
import { preloadChunkFallback } from './lazyScreen.tsx';
import { findPage, preloadFirstScreens } from './pages/pages.ts';
import { restoreScroll } from './scrollRestoration.ts';

/** Keeps the head up to date after a navigation; the first page has the server's. */
const head = lazyOnDemand(() => import('./metadata/PageHead.tsx'), 'PageHead', 'parts');

/** The page of the current place. */
export function CurrentPage({ versionInterval }: { readonly versionInterval: number }) {
  const [path] = useLocation();
  const query = useSearch();
  const search = new URLSearchParams(query);
  const { page, params } = findPage(path);
  useScrollRestoration(path, query);
  useEffect(() => {
    // From here on the page can be acted on; the tests wait for this mark.
    performance.mark('hydrated');
    preloadChunkFallback();
  }, []);
  // Elsewhere their words would have to come, too.
  const isFirst = messageGroupOf(page.screen.source) === 'first';
  useEffect(() => {
    if (isFirst) preloadFirstScreens().catch(() => undefined);
  }, [isFirst]);
  return (
    <>
      <HeadWhenHydrated page={page} params={params} query={query} />
      <ShopFrame version={shopVersion} versionInterval={versionInterval}>
        <page.screen.Screen key={page.path} params={params} search={search} />
      </ShopFrame>
    </>
  );
}

/** A component of its own, so that the end of hydration renders this and not the page. */
function HeadWhenHydrated(props: ComponentProps<typeof head.Part>) {
  return useHydrated() && <head.Part {...props} />;
}

/** The browser positions the first page; `scrollRestoration.ts` positions every later one. */
function useScrollRestoration(path: string, query: string): void {
  const shown = useRef({ path, query });
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, query };
    return before.path === path && before.query === query ? undefined : restoreScroll(before.path !== path);
  }, [path, query]);
}
