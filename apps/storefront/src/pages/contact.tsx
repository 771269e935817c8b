import { freeShippingQuery } from '@platine/ui/queries/freeShipping.ts';
import { contactPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readAhead } from './read.ts';

export const contactPage: Page = {
  path: contactPath(),
  screen: lazyScreen('/ContactScreen/ContactScreen.tsx', async () => {
    const [{ ContactScreen }, { readContactAbout }] = await Promise.all([
      import('@platine/ui/screens/ContactScreen/ContactScreen.tsx'),
      import('@platine/ui/screens/ContactScreen/contactAbout.ts'),
    ]);
    return ({ search }) => <ContactScreen about={readContactAbout(search)} />;
  }),
  read: ({ client, queryClient }) => readAhead(queryClient, freeShippingQuery(client)),
  metadata: fixedMetadata('page.contact.title', 'page.contact.description'),
  indexed: true,
};

const newsletterMetadata = fixedMetadata('page.newsletter.title', 'page.newsletter.description');

export const newsletterConfirmationPage: Page = {
  path: '/newsletter/confirmation',
  screen: lazyScreen('/NewsletterConfirmationScreen/NewsletterConfirmationScreen.tsx', async () => {
    const { NewsletterConfirmationScreen } =
      await import('@platine/ui/screens/NewsletterConfirmationScreen/NewsletterConfirmationScreen.tsx');
    return ({ search }) => <NewsletterConfirmationScreen hash={search.get('hash')} />;
  }),
  metadata: newsletterMetadata,
  indexed: false,
};

export const newsletterCancelationPage: Page = {
  path: '/newsletter/cancelation',
  screen: lazyScreen('/NewsletterCancelationScreen/NewsletterCancelationScreen.tsx', async () => {
    const { NewsletterCancelationScreen } =
      await import('@platine/ui/screens/NewsletterCancelationScreen/NewsletterCancelationScreen.tsx');
    return ({ search }) => <NewsletterCancelationScreen hash={search.get('hash')} />;
  }),
  metadata: newsletterMetadata,
  indexed: false,
};
