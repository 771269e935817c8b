import type { Client } from '@platine/domain/contract/client.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The shopper's session. It is read again when the window gets the focus, since another tab or device may have changed it. */
export function sessionQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.session,
    queryFn: async () => sessionFromWire(dataOf(await client('currentSession', {}))),
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
  });
}
