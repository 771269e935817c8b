import { menuFromWire } from '@platine/domain/catalog/menu.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The groups of the top menu, which every page has and which rarely change. */
export function menuQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.menu,
    queryFn: async () => menuFromWire(dataOf(await client('categoryMenu', {}))),
    staleTime: 3_600_000,
    gcTime: Infinity,
  });
}
