import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { Page } from './page.ts';
import type { Place } from './place.ts';

/** Reads a query into the cache. A failure stays there as the query's state, for the page to show. */
export async function readAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<void> {
  await queryClient.query(options).catch(() => undefined);
}

/** Reads all that a page shows. */
export async function readPageData(page: Page, place: Place): Promise<void> {
  await page.read?.(place);
  await page.readBelowFold?.(place);
}

/** Reads a page's data before a visit, and waits for those above the fold only. */
export async function prefetchPageData(page: Page, place: Place): Promise<void> {
  if (page.personal === true) return;
  await page.read?.(place);
  void page.readBelowFold?.(place);
}
