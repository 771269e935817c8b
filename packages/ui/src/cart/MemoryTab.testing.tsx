import { createClient } from '@platine/domain/contract/client.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createFetchTransport } from '../api/fetchTransport.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { ShopData } from './ShopData.tsx';

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
      <ShopData client={client} queryClient={queryClient}>
        {children}
      </ShopData>
    </Router>
  );
}
