import type { ContentPage } from '@platine/ui/content/content.ts';
import { contentPaths } from '@platine/ui/content/content.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Route } from '../route.ts';

const contentRoute = (page: ContentPage): Route => ({
  path: contentPaths[page],
  page,
  screen: lazyScreen('/routes/contentScreen.tsx', async () => {
    const { contentScreen } = await import('./contentScreen.tsx');
    return contentScreen(page);
  }),
});

/** The information pages (spec §2). */
export const contentRoutes: readonly Route[] = [
  contentRoute('shippingCosts'),
  contentRoute('legal'),
  contentRoute('cookies'),
  contentRoute('privacy'),
  contentRoute('gtc'),
  contentRoute('faq'),
  contentRoute('revocation'),
  contentRoute('leSupport'),
];
