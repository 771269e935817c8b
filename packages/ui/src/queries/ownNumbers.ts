import type { Client } from '@platine/domain/contract/client.ts';
import { ownNumbersFromWire } from '@platine/domain/lists/ownNumbersWire.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The numbers that the account has given to products. Fails with NotLoggedInException for a visitor. */
export function ownNumbersQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.ownNumbers,
    queryFn: async () => ownNumbersFromWire(dataOf(await client('ownNumbers', {}))),
  });
}
