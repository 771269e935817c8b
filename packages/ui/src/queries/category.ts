import { categoryFromWire } from '@platine/domain/catalog/category.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** A category with its children. Fails with CategoryNotFoundException when the shop does not have it (D24). */
export function categoryQuery(client: Client, path: string) {
  return queryOptions({
    queryKey: queryKeys.category(path),
    queryFn: async () => categoryFromWire(dataOf(await client('category', { PATH: path }))),
    staleTime: 3_600_000,
  });
}
