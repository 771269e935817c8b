import type { Client } from '@platine/domain/contract/client.ts';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiClientProvider } from '../api/ApiClient.tsx';
import { CartQueueProvider } from './CartQueueProvider.tsx';

type ShopDataProps = {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
};

/** All that a page needs to read from the shop and to change the cart. */
export function ShopData({ client, queryClient, children }: ShopDataProps) {
  return (
    <ApiClientProvider client={client}>
      <QueryClientProvider client={queryClient}>
        <CartQueueProvider>{children}</CartQueueProvider>
      </QueryClientProvider>
    </ApiClientProvider>
  );
}
