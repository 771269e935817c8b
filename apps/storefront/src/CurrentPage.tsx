import { shopVersion } from '@platine/domain/shop/version.ts';
import { ShopFrame } from '@platine/ui/chrome/ShopFrame/ShopFrame.tsx';
import { whenSomebodyStays } from '@platine/ui/interaction/whenSomebodyIsThere.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loadPatience } from './lazyScreen.tsx';
import { PageHead } from './metadata/PageHead.tsx';
import { findPage } from './pages/pages.ts';
import { arrive } from './travel.ts';

/** The page of the current place. */
export function CurrentPage() {
  const [path] = useLocation();
  const query = useSearch();
  const search = new URLSearchParams(query);
  const { page, params } = findPage(path);
  useFreshPlace(path, query);
  // Once the connection is lost it is too late to fetch what says so.
  useEffect(() => whenSomebodyStays(() => void loadPatience().catch(() => undefined)), []);
  return (
    <>
      <PageHead page={page} params={params} query={query} />
      <ShopFrame version={shopVersion}>
        <page.screen.Screen key={page.path} params={params} search={search} />
      </ShopFrame>
    </>
  );
}

/** The first page keeps where the browser put it; `travel.ts` says what happens on every other. */
function useFreshPlace(path: string, query: string): void {
  const shown = useRef({ path, query });
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    const before = shown.current;
    shown.current = { path, query };
    return before.path === path && before.query === query ? undefined : arrive(before.path !== path);
  }, [path, query]);
}
