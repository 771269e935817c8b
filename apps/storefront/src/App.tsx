import type { Client } from '@platine/domain/contract/client.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { ApiClientProvider } from '@platine/ui/api/ApiClient.tsx';
import { CartQueueProvider } from '@platine/ui/cart/CartQueueProvider.tsx';
import type { CartMessage } from '@platine/ui/cart/cartMessageInUrl.ts';
import { Announcer } from '@platine/ui/components/Announcer/Announcer.tsx';
import { ToastProvider } from '@platine/ui/components/Toast/Toast.tsx';
import { IntlRoot } from '@platine/ui/i18n/IntlRoot.tsx';
import type { Messages } from '@platine/ui/i18n/loadMessages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { CurrentPage } from './CurrentPage.tsx';

type AppProps = {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly language: Language;
  readonly messages: Messages;
  readonly cartMessage: CartMessage;
  /** Milliseconds between two version checks (D28). */
  readonly versionInterval: number;
};

/** The providers of every page, and the page of the current address. The router is the caller's. */
export function App({ client, queryClient, language, messages, cartMessage, versionInterval }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiClientProvider client={client}>
        <IntlRoot language={language} messages={messages}>
          <Announcer>
            <ToastProvider>
              <CartQueueProvider message={cartMessage}>
                <CurrentPage versionInterval={versionInterval} />
              </CartQueueProvider>
            </ToastProvider>
          </Announcer>
        </IntlRoot>
      </ApiClientProvider>
    </QueryClientProvider>
  );
}
