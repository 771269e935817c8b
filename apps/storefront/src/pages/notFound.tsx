import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { missingMetadata } from './page.ts';

/** The page of every address that the shop does not have (D24). */
export const notFoundPage: Page = {
  path: '*',
  screen: lazyScreen('/NotFoundScreen/NotFoundScreen.tsx', async () => {
    const { NotFoundScreen } = await import('@platine/ui/screens/NotFoundScreen/NotFoundScreen.tsx');
    return () => <NotFoundScreen />;
  }),
  status: 404,
  metadata: missingMetadata,
  canonical: () => '/not_found',
  indexed: false,
};
