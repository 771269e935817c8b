import { accountPath, contactPath } from '@platine/ui/screens/paths.ts';
import type { About } from './about.ts';
import { fixedWords } from './about.ts';

const newsletter = fixedWords('page.newsletter.title', 'page.newsletter.description');

/** What belongs to a customer's account; writing to the shop, and hearing from it. */
export const aboutAccount = {
  account: {
    words: fixedWords('page.account.title', 'page.account.description'),
    canonical: () => accountPath,
    indexed: false,
  },
  passwordReset: {
    words: fixedWords('page.passwordReset.title', 'page.passwordReset.description'),
    canonical: () => '/password_reset',
    indexed: false,
  },
  contactActivate: {
    words: fixedWords('page.contactActivate.title', 'page.contactActivate.description'),
    canonical: () => '/contact_activate',
    indexed: false,
  },
  contact: {
    words: fixedWords('page.contact.title', 'page.contact.description'),
    canonical: () => contactPath(),
    indexed: true,
  },
  newsletterConfirmation: { words: newsletter, canonical: () => '/newsletter/confirmation', indexed: false },
  newsletterCancelation: { words: newsletter, canonical: () => '/newsletter/cancelation', indexed: false },
} satisfies Record<string, About>;
