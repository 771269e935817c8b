import type { Query } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import { failedOf } from './QueryFailure.ts';

const isNetwork = (error: unknown) => failedOf(error).kind === 'network';

type QueryClientOptions = {
  /** How often a read is tried again after the connection failed. A business failure is an answer and never asked for twice. */
  readonly networkRetries?: number;
};

/** The home of server data: one in the browser, one for each page drawn on the server. */
export function createQueryClient({ networkRetries = 2 }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Without a connection a read fails and says so; by default it would wait in silence.
        networkMode: 'always',
        retry: (failures, error) => isNetwork(error) && failures < networkRetries,
        retryDelay: (failures) => 300 * 2 ** failures,
        // A failure that the server drew stays what it is while the page hydrates; the shopper tries again, or goes on.
        retryOnMount: false,
      },
    },
  });
}

/** Asks again for all that failed, so that one press of a page's button brings the header and what the page shows next as well. */
export function retryFailures(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: hasFailed });
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

/** Lets the next page ask again for what failed: going on is a way of trying again. */
export function forgetFailures(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: hasFailed });
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && state.data === undefined;
}
