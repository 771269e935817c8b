import type { Client } from '@platine/domain/contract/client.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { ShopFacts } from '@platine/domain/shop/shop.ts';
import type { CartMessage } from '@platine/ui/cart/cartMessageInUrl.ts';
import { IntlRoot } from '@platine/ui/i18n/IntlRoot.tsx';
import type { AddedMessages, Messages } from '@platine/ui/i18n/loadMessages.ts';
import { loadMessages } from '@platine/ui/i18n/loadMessages.ts';
import { ShopProvider } from '@platine/ui/provider/ShopProvider.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CurrentPage } from './CurrentPage.tsx';

type AppProps = {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly language: Language;
  readonly shop: ShopFacts;
  readonly messages: Messages;
  readonly addedMessages: AddedMessages;
  readonly cartMessage: CartMessage;
  /** Milliseconds between two version checks (D28). */
  readonly versionInterval: number;
};

/** The providers of every page, and the page of the current address. The router is the caller's. */
export function App({ client, queryClient, language, shop, messages, addedMessages, ...rest }: AppProps) {
  const { cartMessage, versionInterval } = rest;
  const load = useCallback((chosen: Language) => loadMessages(chosen, addedMessages), [addedMessages]);
  return (
    <IntlRoot language={language} messages={messages} load={load}>
      <ShopProvider shop={shop} client={client} queryClient={queryClient} cartMessage={cartMessage}>
        <CurrentPage versionInterval={versionInterval} />
      </ShopProvider>
    </IntlRoot>
  );
}
