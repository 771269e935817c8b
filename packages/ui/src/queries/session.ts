import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { loadReads } from './laterReads.ts';

/** The shopper's session. It is read anew whenever the window gets the focus: another tab or device may have changed it. */
export function sessionQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.session,
    queryFn: async () => (await loadReads()).readSession(client),
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
  });
}
