import { ordersQuery, transactionQuery } from '@platine/ui/queries/order.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import { readAccountPlace } from '@platine/ui/screens/AccountScreen/readAccountPlace.ts';
import { accountPath } from '@platine/ui/screens/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Route } from '../route.ts';
import { fixedWords, readAhead } from '../route.ts';

const account: Route = {
  path: accountPath,
  screen: lazyScreen('/AccountScreen/AccountScreen.tsx', async () => {
    const { AccountScreen } = await import('@platine/ui/screens/AccountScreen/AccountScreen.tsx');
    return ({ search }) => <AccountScreen {...readAccountPlace(search)} />;
  }),
  prefetch: async ({ client, queryClient, search }) => {
    await readAhead(queryClient, userQuery(client));
    const user = queryClient.getQueryData(userQuery(client).queryKey) ?? null;
    const { view, order } = readAccountPlace(search);
    if (user === null || view !== 'orders') return;
    await (order === null
      ? readAhead(queryClient, ordersQuery(client))
      : readAhead(queryClient, transactionQuery(client, order)));
  },
  words: fixedWords('page.account.title', 'page.account.description'),
  canonical: () => accountPath,
  indexed: false,
};

const passwordReset: Route = {
  path: '/password_reset',
  screen: lazyScreen('/PasswordResetScreen/PasswordResetScreen.tsx', async () => {
    const { PasswordResetScreen } = await import('@platine/ui/screens/PasswordResetScreen/PasswordResetScreen.tsx');
    return ({ search }) => <PasswordResetScreen hash={search.get('hash')} />;
  }),
  prefetch: async () => undefined,
  words: fixedWords('page.passwordReset.title', 'page.passwordReset.description'),
  canonical: () => '/password_reset',
  indexed: false,
};

const contactActivate: Route = {
  path: '/contact_activate',
  screen: lazyScreen('/ContactActivateScreen/ContactActivateScreen.tsx', async () => {
    const { ContactActivateScreen } =
      await import('@platine/ui/screens/ContactActivateScreen/ContactActivateScreen.tsx');
    return ({ search }) => <ContactActivateScreen hash={search.get('hash')} />;
  }),
  prefetch: async () => undefined,
  words: fixedWords('page.contactActivate.title', 'page.contactActivate.description'),
  canonical: () => '/contact_activate',
  indexed: false,
};

/** What belongs to a customer's account (spec §2). */
export const accountRoutes: readonly Route[] = [account, passwordReset, contactActivate];
