import { accountPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readAccount } from './orderReads.ts';

export const accountPage: Page = {
  path: accountPath,
  screen: lazyScreen('/AccountScreen/AccountScreen.tsx', async () => {
    const { AnsweredAccount } = await import('@platine/ui/screens/AccountScreen/AnsweredAccount.tsx');
    return ({ search }) => <AnsweredAccount search={search} />;
  }),
  read: import.meta.env.SSR ? readAccount : undefined,
  personal: true,
  metadata: fixedMetadata('page.account.title', 'page.account.description'),
  indexed: false,
};

export const passwordResetPage: Page = {
  path: '/password_reset',
  screen: lazyScreen('/PasswordResetScreen/PasswordResetScreen.tsx', async () => {
    const { PasswordResetScreen } = await import('@platine/ui/screens/PasswordResetScreen/PasswordResetScreen.tsx');
    return ({ search }) => <PasswordResetScreen hash={search.get('hash')} />;
  }),
  metadata: fixedMetadata('page.passwordReset.title', 'page.passwordReset.description'),
  indexed: false,
};

const activationAsked = fixedMetadata('contactActivateScreen.title', 'page.contactActivate.description');
const notActivated = fixedMetadata('page.contactNotActivated.title', 'page.contactActivate.description');

export const contactActivatePage: Page = {
  path: '/contact_activate',
  screen: lazyScreen('/ContactActivateScreen/ContactActivateScreen.tsx', async () => {
    const { ContactActivateScreen } =
      await import('@platine/ui/screens/ContactActivateScreen/ContactActivateScreen.tsx');
    return ({ search }) => <ContactActivateScreen hash={search.get('hash')} />;
  }),
  // The screen names the outcome once there is one.
  metadata: (place, reader) => (place.search.has('hash') ? activationAsked : notActivated)(place, reader),
  indexed: false,
};
