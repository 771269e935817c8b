import type { Query } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import { QueryFailure } from './QueryFailure.ts';

/** Whether a read failed at once for want of a connection. One that was waited for in vain is the shopper's to repeat (D26). */
const isBroken = (error: unknown) =>
  error instanceof QueryFailure && error.failed.kind === 'network' && error.failed.late !== true;

type QueryClientOptions = {
  /** Retries after a lost connection. A business failure is an answer and is not retried; nor is a read without an answer in its time. */
  readonly networkRetries?: number;
};

/** The cache of server data: one in the browser, one for each page rendered on the server. */
export function createQueryClient({ networkRetries = 2 }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Without a connection a read fails; by default it would wait without an error.
        networkMode: 'always',
        retry: (failures, error) => isBroken(error) && failures < networkRetries,
        retryDelay: (failures) => 300 * 2 ** failures,
        // A failure that the server rendered stays during hydration; the shopper retries or leaves the page.
        retryOnMount: false,
      },
    },
  });
}

/** Retries all failed queries, so that one press of a page's button also loads the header and the page's other data. */
export function retryFailures(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: hasFailed });
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

/** Drops failed queries, so that the next page requests them again. */
export function forgetFailures(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: hasFailed });
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && state.data === undefined;
}
