import type { Client } from '@platine/domain/contract/client.ts';
import { userFromWire } from '@platine/domain/customer/user.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The logged-in customer; null for a visitor. */
export function userQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.user,
    queryFn: async () => {
      const { USER } = dataOf(await client('currentUser', {}));
      return USER === null ? null : userFromWire(USER);
    },
  });
}
