import type { Client } from '@platine/domain/contract/client.ts';
import { userFromWire } from '@platine/domain/customer/user.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The logged-in customer; null for a visitor. It is read again when the window gets the focus, since another tab may have logged in or out. */
export function userQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.user,
    queryFn: async () => {
      const { USER } = dataOf(await client('currentUser', {}));
      return USER === null ? null : userFromWire(USER);
    },
    refetchOnWindowFocus: 'always',
  });
}
