import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { loadReads } from './laterReads.ts';

/** The groups of the top menu. Every page has them, and they hardly ever change. */
export function menuQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.menu,
    queryFn: async () => (await loadReads()).readMenu(client),
    staleTime: 3_600_000,
    gcTime: Infinity,
  });
}
