import { contactPath } from '@platine/ui/screens/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Route } from '../route.ts';

const contact: Route = {
  path: contactPath(),
  page: 'contact',
  screen: lazyScreen('/routes/contactScreen.tsx', async () => (await import('./contactScreen.tsx')).ContactPage),
};

const newsletterConfirmation: Route = {
  path: '/newsletter/confirmation',
  page: 'newsletterConfirmation',
  screen: lazyScreen('/NewsletterConfirmationScreen/NewsletterConfirmationScreen.tsx', async () => {
    const { NewsletterConfirmationScreen } =
      await import('@platine/ui/screens/NewsletterConfirmationScreen/NewsletterConfirmationScreen.tsx');
    return ({ search }) => <NewsletterConfirmationScreen hash={search.get('hash')} />;
  }),
};

const newsletterCancelation: Route = {
  path: '/newsletter/cancelation',
  page: 'newsletterCancelation',
  screen: lazyScreen('/NewsletterCancelationScreen/NewsletterCancelationScreen.tsx', async () => {
    const { NewsletterCancelationScreen } =
      await import('@platine/ui/screens/NewsletterCancelationScreen/NewsletterCancelationScreen.tsx');
    return ({ search }) => <NewsletterCancelationScreen hash={search.get('hash')} />;
  }),
};

/** Writing to the shop, and hearing from it (spec §2). */
export const contactRoutes: readonly Route[] = [contact, newsletterConfirmation, newsletterCancelation];
