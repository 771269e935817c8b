import type { Client } from '@platine/domain/contract/client.ts';
import { listEntriesFromWire, savedListFromWire } from '@platine/domain/lists/savedListWire.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ListSource } from './keys.ts';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The account's lists, the last changed first. Fails with NotLoggedInException for a visitor. */
export function listsQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.lists,
    queryFn: async () => listEntriesFromWire(dataOf(await client('lists', {}))),
  });
}

/** A list with what the shop sells for its lines. Fails with NotFoundException where there is none. */
export function listQuery(client: Client, source: ListSource) {
  return queryOptions({
    queryKey: queryKeys.list(source),
    queryFn: async () =>
      savedListFromWire(
        dataOf(
          source.kind === 'own'
            ? await client('list', { LIST_ID: source.id })
            : await client('sharedList', { SHARE_KEY: source.key }),
        ),
      ),
  });
}
