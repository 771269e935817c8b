import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

/** Reads into the cache before the page is drawn; a failure stays there as the query's state, for the page to show. */
export async function readAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<void> {
  await queryClient.query(options).catch(() => undefined);
}
