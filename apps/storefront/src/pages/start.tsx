import type { Client } from '@platine/domain/contract/client.ts';
import { textIn } from '@platine/domain/language/text.ts';
import { listingQuery } from '@platine/ui/queries/listing.ts';
import { shopWindowQuery } from '@platine/ui/queries/shopWindow.ts';
import { startPath } from '@platine/ui/routing/paths.ts';
import { newestProducts, rangeProducts, reducedProducts } from '@platine/ui/screens/StartScreen/startListings.ts';
import type { QueryClient } from '@tanstack/react-query';
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
      readProducts(client, queryClient),
      ...(import.meta.env.SSR ? [readAhead(queryClient, shopWindowQuery(client))] : []),
    ]),
  metadata: (_, { intl, language, shop: { identity, intro } }) => ({
    title:
      intro === null
        ? intl.formatMessage({ id: 'page.start.title' }, { shop: identity.name })
        : `${identity.name} – ${textIn(intro.title, language)}`,
    description: intro === null ? intl.formatMessage({ id: 'page.start.description' }) : textIn(intro.text, language),
  }),
  indexed: true,
  structuredData: import.meta.env.SSR ? (_, reader) => shopThings(reader) : undefined,
};

async function readProducts(client: Client, queryClient: QueryClient): Promise<void> {
  const listings = [newestProducts, reducedProducts].map((listing) => listingQuery(client, listing));
  await Promise.all(listings.map((listing) => readAhead(queryClient, listing)));
  const isEmpty = listings.every(({ queryKey }) => queryClient.getQueryData(queryKey)?.total === 0);
  if (isEmpty) await readAhead(queryClient, listingQuery(client, rangeProducts));
}
