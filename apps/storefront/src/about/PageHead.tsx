import { useApiClient } from '@platine/ui/api/ApiClient.tsx';
import { useLanguage } from '@platine/ui/i18n/useLanguage.ts';
import type { QueryKey, QueryStatus } from '@tanstack/react-query';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { PageName, Place } from '../route.ts';
import { aboutPages } from './pages.ts';
import { showHead } from './showHead.ts';

export type PageHeadProps = {
  readonly page: PageName;
  readonly params: Place['params'];
  /** The query of the address. */
  readonly query: string;
};

/** Keeps the head true. The server's stays until the page changes, or until what the page is about is known. */
export function PageHead({ page, params, query }: PageHeadProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const about = aboutPages[page];
  const place = { client, queryClient, params, search: new URLSearchParams(query) };
  const status = useStatus(about.subject?.(place));
  const { title, description } = about.words(place, useIntl(), useLanguage());
  const known = status !== 'pending';
  const indexed = about.indexed && status !== 'error';
  const canonical = about.canonical(params);
  useEffect(() => {
    if (known) showHead({ title, description, indexed, canonical });
  }, [known, title, description, indexed, canonical, query]);
  return null;
}

/**
 * How what the page is about stands in the cache; a page about nothing is known. Only watched: a query's function is that of its last
 * observer, so one without a function would end the further tries after a lost connection.
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
