import { ordersQuery, transactionQuery } from '@platine/ui/queries/order.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import { readAccountPlace } from '@platine/ui/screens/AccountScreen/readAccountPlace.ts';
import { accountPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

export const accountPage: Page = {
  path: accountPath,
  screen: lazyScreen('/AccountScreen/AccountScreen.tsx', async () => {
    const { AccountScreen } = await import('@platine/ui/screens/AccountScreen/AccountScreen.tsx');
    return ({ search }) => <AccountScreen {...readAccountPlace(search)} />;
  }),
  read: readOrders,
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

/** Reads the customer's orders, or the one that the address names. */
async function readOrders({ client, queryClient, search }: Place): Promise<void> {
  await readAhead(queryClient, userQuery(client));
  const user = queryClient.getQueryData(userQuery(client).queryKey) ?? null;
  const { view, order } = readAccountPlace(search);
  if (user === null || view !== 'orders') return;
  await (order === null
    ? readAhead(queryClient, ordersQuery(client))
    : readAhead(queryClient, transactionQuery(client, order)));
}
