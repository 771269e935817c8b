import type { Client } from '@platine/domain/contract/client.ts';
import type { ShopFacts } from '@platine/domain/shop/shop.ts';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ApiClientProvider } from '../api/ApiClient.tsx';
import { CartQueueProvider } from '../cart/CartQueueProvider.tsx';
import type { CartMessage } from '../cart/cartMessageInUrl.ts';
import { Announcer } from '../components/Announcer/Announcer.tsx';
import { ToastProvider } from '../components/Toast/Toast.tsx';
import { createQueryClient } from '../queries/queryClient.ts';
import { ShopFactsContext } from '../shop/ShopFacts.tsx';

type ShopProviderProps = {
  /** The shop: who runs it, and what else its operator decides. */
  readonly shop: ShopFacts;
  /** Calls the shop's API. */
  readonly client: Client;
  /** Cache of what the shop has answered; without it, the provider makes one. */
  readonly queryClient?: QueryClient;
  /** The shop's answer to a form without script that led to this page. */
  readonly cartMessage?: CartMessage;
  /** Everything that shows the shop. */
  readonly children: ReactNode;
};

/** Everything that screens and connected components need above them besides the words (`Words`): the shop, API, cart queue, toasts, announcements. */
export function ShopProvider({ shop, client, queryClient: given, cartMessage, children }: ShopProviderProps) {
  const [queryClient] = useState(() => given ?? createQueryClient());
  return (
    <ShopFactsContext value={shop}>
      <QueryClientProvider client={queryClient}>
        <ApiClientProvider client={client}>
          <Announcer>
            <ToastProvider>
              <CartQueueProvider {...(cartMessage !== undefined && { message: cartMessage })}>
                {children}
              </CartQueueProvider>
            </ToastProvider>
          </Announcer>
        </ApiClientProvider>
      </QueryClientProvider>
    </ShopFactsContext>
  );
}
