import { accountPath } from '@platine/ui/screens/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Route } from '../route.ts';

const account: Route = {
  path: accountPath,
  page: 'account',
  screen: lazyScreen('/routes/accountScreen.tsx', async () => (await import('./accountScreen.tsx')).AccountPage),
};

const passwordReset: Route = {
  path: '/password_reset',
  page: 'passwordReset',
  screen: lazyScreen('/PasswordResetScreen/PasswordResetScreen.tsx', async () => {
    const { PasswordResetScreen } = await import('@platine/ui/screens/PasswordResetScreen/PasswordResetScreen.tsx');
    return ({ search }) => <PasswordResetScreen hash={search.get('hash')} />;
  }),
};

const contactActivate: Route = {
  path: '/contact_activate',
  page: 'contactActivate',
  screen: lazyScreen('/ContactActivateScreen/ContactActivateScreen.tsx', async () => {
    const { ContactActivateScreen } =
      await import('@platine/ui/screens/ContactActivateScreen/ContactActivateScreen.tsx');
    return ({ search }) => <ContactActivateScreen hash={search.get('hash')} />;
  }),
};

/** What belongs to a customer's account (spec §2). */
export const accountRoutes: readonly Route[] = [account, passwordReset, contactActivate];
