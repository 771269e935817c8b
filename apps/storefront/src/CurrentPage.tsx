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
import { showHead } from './showHead.ts';
import { arrive } from './travel.ts';

/** The page of the current place. */
export function CurrentPage() {
  const [path] = useLocation();
  const query = useSearch();
  const search = new URLSearchParams(query);
  const { route, params } = findRoute(path);
  useFreshPlace(path, query);
  useHead({ route, params }, query);
  return (
    <ShopFrame version={shopVersion}>
      <route.screen.Screen key={route.path} params={params} search={search} />
    </ShopFrame>
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

/** The server's head stays until the page changes, or until what the page is about is known. */
function useHead({ route, params }: FoundRoute, query: string): void {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const place = { client, queryClient, params, search: new URLSearchParams(query) };
  // Only watched: the screen reads it.
  const { isPending, isError } = useQuery({ queryKey: route.subject?.(place) ?? ['page.title'], queryFn: skipToken });
  const { title, description } = route.words(place, useIntl(), useLanguage());
  const known = route.subject === undefined || !isPending;
  const indexed = route.indexed && !(route.subject !== undefined && isError);
  const canonical = route.canonical(params);
  useEffect(() => {
    if (known) showHead({ title, description, indexed, canonical });
  }, [known, title, description, indexed, canonical, query]);
}
