import { readComparison } from '@platine/domain/search/comparison.ts';
import { comparedQuery } from '@platine/ui/queries/products.ts';
import { comparePath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readAhead } from './read.ts';

export const comparePage: Page = {
  path: comparePath(),
  screen: lazyScreen('/CompareScreen/CompareScreen.tsx', async () => {
    const { CompareScreen } = await import('@platine/ui/screens/CompareScreen/CompareScreen.tsx');
    return ({ search }) => <CompareScreen comparison={readComparison(search)} />;
  }),
  read: ({ client, queryClient, search }) => readAhead(queryClient, comparedQuery(client, readComparison(search).skus)),
  metadata: fixedMetadata('page.compare.title', 'page.compare.description'),
  // Any four products can be compared: no search engine needs the pages.
  indexed: false,
};
