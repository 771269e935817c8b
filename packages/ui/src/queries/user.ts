import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { loadReads } from './laterReads.ts';

/** The logged-in customer; null for a visitor. */
export function userQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.user,
    queryFn: async () => (await loadReads()).readUser(client),
  });
}
