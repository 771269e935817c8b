import { lazyScreen } from '../lazyScreen.tsx';
import { readCompared } from './comparedProducts.ts';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';

export const comparePage: Page = {
  path: '/compare',
  screen: lazyScreen('/CompareScreen/CompareScreen.tsx', async () => {
    const { CompareScreen } = await import('@platine/ui/screens/CompareScreen/CompareScreen.tsx');
    return ({ search }) => <CompareScreen search={search} />;
  }),
  read: import.meta.env.SSR ? readCompared : undefined,
  metadata: fixedMetadata('page.compare.title', 'page.compare.description'),
  // Any four products can be compared: no search engine needs the pages.
  indexed: false,
};
