import type { Client } from '@platine/domain/contract/client.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { categoryQuery } from './category.ts';
import { queryKeys } from './keys.ts';

/** Several categories, without those that cannot be read. Each is cached under its own key; only missing ones are requested. */
export function categoriesQuery(client: Client, queryClient: QueryClient, paths: readonly string[]) {
  const queries = paths.map((path) => categoryQuery(client, path));
  const known = () => queries.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey) ?? []);
  const tried = () =>
    queries.every(({ queryKey }) => (queryClient.getQueryState(queryKey)?.status ?? 'pending') !== 'pending');
  return queryOptions({
    queryKey: queryKeys.categories(paths),
    queryFn: async () => {
      await Promise.all(queries.map((query) => queryClient.query(query).catch(() => undefined)));
      return known();
    },
    staleTime: 3_600_000,
    initialData: () => (tried() ? known() : undefined),
    placeholderData: known,
  });
}
