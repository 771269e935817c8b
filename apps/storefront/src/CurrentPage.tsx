import { shopVersion } from '@platine/domain/shop/version.ts';
import { useApiClient } from '@platine/ui/api/ApiClient.tsx';
import { ShopFrame } from '@platine/ui/chrome/ShopFrame/ShopFrame.tsx';
import { useLanguage } from '@platine/ui/i18n/useLanguage.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearch } from 'wouter';
import type { FoundRoute } from './routes.tsx';
import { findRoute } from './routes.tsx';

/** The page of the current place. */
export function CurrentPage() {
  const [path] = useLocation();
  const query = useSearch();
  const search = new URLSearchParams(query);
  const { route, params } = findRoute(path);
  useFreshPlace(`${path}?${query}`);
  useTitle({ route, params }, search);
  return (
    <ShopFrame version={shopVersion}>
      <route.screen.Screen key={route.path} params={params} search={search} />
    </ShopFrame>
  );
}

/** Every change of place starts at the top (spec §2). The first page keeps where the browser put it. */
function useFreshPlace(place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [place]);
}

/** The server's title stays until the page changes, or until what the page is about is known. */
function useTitle({ route, params }: FoundRoute, search: URLSearchParams): void {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const place = { client, queryClient, params, search };
  // Only watched: the screen reads it.
  const { isPending } = useQuery({ queryKey: route.subject?.(place) ?? ['page.title'], queryFn: skipToken });
  const { title } = route.words(place, useIntl(), useLanguage());
  const known = route.subject === undefined || !isPending;
  useEffect(() => {
    if (known) document.title = title;
  }, [known, title]);
}
