import { listingQuery } from '@platine/ui/queries/listing.ts';
import { shopWindowQuery } from '@platine/ui/queries/shopWindow.ts';
import { startPath } from '@platine/ui/routing/paths.ts';
import { newestProducts, reducedProducts } from '@platine/ui/screens/StartScreen/startListings.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { shopThings } from '../metadata/structuredData.ts';
import type { Page } from './page.ts';
import { readAhead } from './read.ts';

export const startPage: Page = {
  path: startPath,
  screen: lazyScreen('/StartScreen/StartScreen.tsx', async () => {
    const { StartScreen } = await import('@platine/ui/screens/StartScreen/StartScreen.tsx');
    return () => <StartScreen />;
  }),
  read: ({ client, queryClient }) =>
    Promise.all([
      readAhead(queryClient, listingQuery(client, newestProducts)),
      readAhead(queryClient, listingQuery(client, reducedProducts)),
      ...(import.meta.env.SSR ? [readAhead(queryClient, shopWindowQuery(client))] : []),
    ]),
  metadata: (_, { intl, shop }) => ({
    title: intl.formatMessage({ id: 'page.start.title' }, { shop: shop.identity.name }),
    description: intl.formatMessage({ id: 'page.start.description' }),
  }),
  indexed: true,
  structuredData: import.meta.env.SSR ? (_, reader) => shopThings(reader) : undefined,
};
