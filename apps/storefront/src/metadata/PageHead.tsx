import { useApiClient } from '@platine/ui/api/ApiClient.tsx';
import { useLanguage } from '@platine/ui/i18n/useLanguage.ts';
import { useShop } from '@platine/ui/shop/ShopFacts.tsx';
import type { QueryKey, QueryStatus } from '@tanstack/react-query';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { metadataOf } from '../pages/metadataOf.ts';
import type { Page } from '../pages/page.ts';
import type { Params } from '../pages/place.ts';
import { showHead } from './showHead.ts';

type PageHeadProps = {
  readonly page: Page;
  readonly params: Params;
  /** The query of the address. */
  readonly query: string;
};

/** Keeps the document's head up to date. The former one stays until the page's subject is loaded. */
export function PageHead({ page, params, query }: PageHeadProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const place = { client, queryClient, params, search: new URLSearchParams(query) };
  const status = useStatus(page.subject?.(place));
  const shop = useShop();
  const reader = { intl: useIntl(), language: useLanguage(), shop };
  const { languages } = shop;
  const { title, description } = metadataOf(page, place, reader);
  const loaded = status !== 'pending';
  const indexed = page.indexed && status !== 'error';
  const canonical = page.canonical?.(params) ?? page.path;
  useEffect(() => {
    if (loaded) showHead({ title, description, indexed, canonical, languages });
  }, [loaded, title, description, indexed, canonical, languages, query]);
  return null;
}

/**
 * The status of the subject's query; a page without one is loaded. The cache is only watched: an observer without a query function
 * would end the retries of the page's own observer after a lost connection.
 */
function useStatus(queryKey: QueryKey | undefined): QueryStatus {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  const read = () => (queryKey === undefined ? 'success' : (queryClient.getQueryState(queryKey)?.status ?? 'pending'));
  return useSyncExternalStore(subscribe, read, read);
}
