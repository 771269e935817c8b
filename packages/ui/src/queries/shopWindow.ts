import type { Client } from '@platine/domain/contract/client.ts';
import { shopWindowFromWire } from '@platine/domain/lists/shopWindowWire.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** Searches and projects that the shop shows on its start page. */
export function shopWindowQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.shopWindow,
    queryFn: async () => shopWindowFromWire(dataOf(await client('shopWindow', {}))),
    staleTime: 300_000,
  });
}
