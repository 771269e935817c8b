import type { Client } from '@platine/domain/contract/client.ts';
import { withdrawalFromWire } from '@platine/domain/withdrawal/withdrawal.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** A statement of withdrawal by its id. Fails with HashInvalidException where there is none. */
export function withdrawalQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: queryKeys.withdrawal(id),
    queryFn: async () => withdrawalFromWire(dataOf(await client('withdrawal', { ID: id }))),
  });
}
