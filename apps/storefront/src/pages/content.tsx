import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { PageName } from '@platine/domain/shop/pages/page.ts';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { contentQuery } from '@platine/ui/queries/content.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { tariffsQuery } from '@platine/ui/queries/tariffs.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readAhead } from './read.ts';

const contentPage = (name: PageName, readMore: Page['read'] = async () => undefined): Page => ({
  path: pagePaths[name],
  screen: lazyScreen('/ContentScreen/ContentScreen.tsx', async () => {
    const { ContentScreen } = await import('@platine/ui/screens/ContentScreen/ContentScreen.tsx');
    return () => <ContentScreen page={name} />;
  }),
  read: async (place) => {
    await Promise.all([readAhead(place.queryClient, contentQuery(place.client, name)), readMore(place)]);
  },
  metadata: fixedMetadata(`page.${name}.title`, `page.${name}.description`),
  indexed: true,
});

/** The information pages (spec §2). */
export const contentPages: readonly Page[] = [
  contentPage('shippingCosts', async ({ client, queryClient }) => {
    const session = await queryClient.query(sessionQuery(client)).catch(() => null);
    await readAhead(queryClient, tariffsQuery(client, session?.customerType ?? defaultCustomerType));
  }),
  contentPage('legal'),
  contentPage('cookies'),
  contentPage('privacy'),
  contentPage('gtc'),
  contentPage('faq'),
  contentPage('revocation'),
  contentPage('leSupport'),
  contentPage('accessibility'),
];
