import type { Client } from '@platine/domain/contract/client.ts';
import { quoteEntriesFromWire, quoteFromWire } from '@platine/domain/quote/quoteWire.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The account's quotes, the newest first. Fails with NotLoggedInException for a visitor. */
export function quotesQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.quotes(),
    queryFn: async () => quoteEntriesFromWire(dataOf(await client('quotes', {}))),
  });
}

/** A quote with what can be ordered of it today. Fails with NotFoundException where the account has none of this number. */
export function quoteQuery(client: Client, number: string) {
  return queryOptions({
    queryKey: queryKeys.quotes(number),
    queryFn: async () => quoteFromWire(dataOf(await client('quote', { QUOTE_NUMBER: number }))),
  });
}
