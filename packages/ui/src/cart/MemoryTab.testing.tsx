import { createClient } from '@platine/domain/contract/client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ApiClientProvider } from '../api/ApiClient.tsx';
import { createFetchTransport } from '../api/fetchTransport.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { CartQueueProvider } from './CartQueueProvider.tsx';

type MemoryTabProps = {
  /** Where the tab stands: path and search. */
  readonly path: string;
  readonly children: ReactNode;
};

/** A browser tab for stories: its links lead nowhere outside it, and its data are its own. */
export function MemoryTab({ path, children }: MemoryTabProps) {
  const [{ location, client, queryClient }] = useState(() => ({
    location: memoryLocation({ path }),
    client: createClient(createFetchTransport()),
    queryClient: createQueryClient(),
  }));
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={queryClient}>
          <CartQueueProvider>{children}</CartQueueProvider>
        </QueryClientProvider>
      </ApiClientProvider>
    </Router>
  );
}
