import '@platine/ui/tokens/theme.css';
import { createClient } from '@platine/domain/contract/client.ts';
import { createFetchTransport } from '@platine/ui/api/fetchTransport.ts';
import { cartMessageFromQuery, withoutCartMessage } from '@platine/ui/cart/cartMessageInUrl.ts';
import { loadFirstMessages } from '@platine/ui/i18n/loadMessages.ts';
import { createQueryClient, forgetFailures } from '@platine/ui/queries/queryClient.ts';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { prefetchLinks, prefetchPage } from './prefetch.ts';
import { messageGroupOf } from './firstScreens.ts';
import { isPageState, queriesOf } from './pageState.ts';
import { findPage } from './pages/pages.ts';
import { trackScrollPositions, navigateWhenRead, historyOptions } from './scrollRestoration.ts';

/** A page that crashes is an error of the window, too: it is logged and reported as others are (spec §8). */
function onCaughtError(error: unknown): void {
  reportError(error);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('platine-data');
  if (root === null || data === null) throw new Error('The page is not one of the shop: it has no root and no data.');
  const state: unknown = JSON.parse(data.textContent);
  if (!isPageState(state)) throw new Error('The data of the page are not those of this version.');
  const { language, shop, versionInterval, addedMessages } = state;
  // Everything that the first drawing needs is there before it starts, so that it finds the page as the server drew it.
  const { page: current } = findPage(location.pathname);
  // The dictionary is begun before the page's code: that waits for the words that it lacks.
  const words = loadFirstMessages(language, messageGroupOf(current.screen.source), addedMessages);
  const [messages] = await Promise.all([words, words.then(() => current.screen.preload())]);
  const client = createClient(createFetchTransport());
  const queryClient = createQueryClient();
  hydrate(queryClient, queriesOf(state, Date.now()));
  const here = new URL(location.href);
  const cartMessage = cartMessageFromQuery(here.searchParams);
  const page = (
    <Router
      aroundNav={(navigate, to, options) => {
        forgetFailures(queryClient);
        const address = new URL(to, location.href);
        const stays = options?.replace === true || address.pathname === location.pathname;
        const read = () => prefetchPage({ client, queryClient }, address);
        navigateWhenRead({ go: () => navigate(to, historyOptions(options)), read: stays ? null : read });
      }}
    >
      <App
        client={client}
        queryClient={queryClient}
        language={language}
        shop={shop}
        messages={messages}
        addedMessages={addedMessages}
        cartMessage={cartMessage}
        versionInterval={versionInterval}
      />
    </Router>
  );
  // Taken over in slices: the browser can paint and scroll between them.
  startTransition(() => void hydrateRoot(root, page, { onCaughtError }));
  history.replaceState(history.state, '', withoutCartMessage(here));
  trackScrollPositions();
  prefetchLinks({ client, queryClient });
}

// Not awaited here: the page's code imports from this module, and would wait for itself.
void start();
