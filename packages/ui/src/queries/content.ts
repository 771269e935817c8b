import type { Client } from '@platine/domain/contract/client.ts';
import type { PageName } from '@platine/domain/shop/pages/page.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** An information page in all languages, as the server sends it: a page is read before its language is known. */
export function contentQuery(client: Client, page: PageName) {
  return queryOptions({
    queryKey: queryKeys.content(page),
    queryFn: async () => dataOf(await client('shopPage', { PAGE: page })),
    staleTime: 3_600_000,
  });
}
