import { ShopFrame } from '@platine/ui/chrome/ShopFrame/ShopFrame.tsx';
import { Placeholder } from '@platine/ui/components/Placeholder/Placeholder.tsx';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { findRoute } from './routes.tsx';
import { shopVersion } from '@platine/domain/shop/version.ts';

/** The page of the current place. */
export function CurrentPage() {
  const [path] = useLocation();
  const search = new URLSearchParams(useSearch());
  const { route, params } = findRoute(path);
  useFreshPlace(path);
  return (
    <ShopFrame version={shopVersion}>
      <Suspense fallback={<Placeholder />}>
        <route.screen.Screen key={route.path} params={params} search={search} />
      </Suspense>
    </ShopFrame>
  );
}

/** Every change of place starts at the top (spec §2). The first page keeps where the browser put it. */
function useFreshPlace(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [path]);
}
