import { manufacturersQuery } from '@platine/ui/queries/manufacturers.ts';
import { manufacturersPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readAhead } from './read.ts';

export const manufacturersPage: Page = {
  path: manufacturersPath,
  screen: lazyScreen('/ManufacturersScreen/ManufacturersScreen.tsx', async () => {
    const { ManufacturersScreen } = await import('@platine/ui/screens/ManufacturersScreen/ManufacturersScreen.tsx');
    return () => <ManufacturersScreen />;
  }),
  read: ({ client, queryClient }) => readAhead(queryClient, manufacturersQuery(client)),
  metadata: fixedMetadata('page.manufacturers.title', 'page.manufacturers.description'),
  indexed: true,
};
