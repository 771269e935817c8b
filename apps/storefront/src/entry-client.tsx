import '@platine/ui/tokens/theme.css';
import { createClient } from '@platine/domain/contract/client.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { createFetchTransport } from '@platine/ui/api/fetchTransport.ts';
import { newsFromQuery, withoutNews } from '@platine/ui/cart/newsInUrl.ts';
import { loadMessages } from '@platine/ui/i18n/loadMessages.ts';
import { createQueryClient, forgetFailures } from '@platine/ui/queries/queryClient.ts';
import type { DehydratedState } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { findRoute } from './routes.tsx';
import { followTravel, travelOptions } from './travel.ts';

/** What the server drew the page with. */
type PageState = { readonly language: Language; readonly queries: DehydratedState };

function isPageState(state: unknown): state is PageState {
  return typeof state === 'object' && state !== null && 'language' in state && 'queries' in state;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('platine-data');
  if (root === null || data === null) throw new Error('The page is not one of the shop: it has no root and no data.');
  const state: unknown = JSON.parse(data.textContent);
  if (!isPageState(state)) throw new Error('The data of the page are not those of this version.');
  const { language, queries } = state;
  // Everything that the first drawing needs is there before it starts, so that it finds the page as the server drew it.
  const { route } = findRoute(location.pathname);
  const [messages] = await Promise.all([loadMessages(language), route.screen.preload()]);
  const client = createClient(createFetchTransport());
  const queryClient = createQueryClient();
  hydrate(queryClient, queries);
  const here = new URL(location.href);
  const cartNews = newsFromQuery(here.searchParams);
  hydrateRoot(
    root,
    <Router
      aroundNav={(navigate, to, options) => {
        forgetFailures(queryClient);
        navigate(to, travelOptions(options));
      }}
    >
      <App client={client} queryClient={queryClient} language={language} messages={messages} cartNews={cartNews} />
    </Router>,
  );
  history.replaceState(history.state, '', withoutNews(here));
  followTravel();
}

await start();
