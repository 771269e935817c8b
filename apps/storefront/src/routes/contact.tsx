import { readContactAbout } from '@platine/ui/screens/ContactScreen/contactAbout.ts';
import { contactPath } from '@platine/ui/screens/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Route } from '../route.ts';
import { fixedWords } from '../route.ts';

const contact: Route = {
  path: contactPath(),
  screen: lazyScreen('/ContactScreen/ContactScreen.tsx', async () => {
    const { ContactScreen } = await import('@platine/ui/screens/ContactScreen/ContactScreen.tsx');
    return ({ search }) => <ContactScreen about={readContactAbout(search)} />;
  }),
  prefetch: async () => undefined,
  words: fixedWords('page.contact.title', 'page.contact.description'),
  canonical: () => contactPath(),
  indexed: true,
};

const newsletterConfirmation: Route = {
  path: '/newsletter/confirmation',
  screen: lazyScreen('/NewsletterConfirmationScreen/NewsletterConfirmationScreen.tsx', async () => {
    const { NewsletterConfirmationScreen } =
      await import('@platine/ui/screens/NewsletterConfirmationScreen/NewsletterConfirmationScreen.tsx');
    return ({ search }) => <NewsletterConfirmationScreen hash={search.get('hash')} />;
  }),
  prefetch: async () => undefined,
  words: fixedWords('page.newsletter.title', 'page.newsletter.description'),
  canonical: () => '/newsletter/confirmation',
  indexed: false,
};

const newsletterCancelation: Route = {
  path: '/newsletter/cancelation',
  screen: lazyScreen('/NewsletterCancelationScreen/NewsletterCancelationScreen.tsx', async () => {
    const { NewsletterCancelationScreen } =
      await import('@platine/ui/screens/NewsletterCancelationScreen/NewsletterCancelationScreen.tsx');
    return ({ search }) => <NewsletterCancelationScreen hash={search.get('hash')} />;
  }),
  prefetch: async () => undefined,
  words: fixedWords('page.newsletter.title', 'page.newsletter.description'),
  canonical: () => '/newsletter/cancelation',
  indexed: false,
};

/** Writing to the shop, and hearing from it (spec §2). */
export const contactRoutes: readonly Route[] = [contact, newsletterConfirmation, newsletterCancelation];
