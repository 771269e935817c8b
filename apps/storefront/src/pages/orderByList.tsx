import { orderByListPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';

export const orderByListPage: Page = {
  path: orderByListPath,
  screen: lazyScreen('/OrderByListScreen/OrderByListScreen.tsx', async () => {
    const { AnsweredOrderByList } = await import('@platine/ui/screens/OrderByListScreen/AnsweredOrderByList.tsx');
    return () => <AnsweredOrderByList />;
  }),
  personal: true,
  metadata: fixedMetadata('page.orderByList.title', 'page.orderByList.description'),
  indexed: true,
};
