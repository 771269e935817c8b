import { ordersQuery, transactionQuery } from '@platine/ui/queries/order.ts';
import { paymentQuery } from '@platine/ui/queries/payment.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { pickupQuery, shippingQuery } from '@platine/ui/queries/shipping.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import { readAccountPlace } from '@platine/ui/screens/AccountScreen/readAccountPlace.ts';
import { orderOf } from '../about/buying.ts';
import type { Read } from './read.ts';
import { readAhead } from './readAhead.ts';

/** What is offered depends on the cart. */
const offers: Read = async ({ client, queryClient }) => {
  await readAhead(queryClient, sessionQuery(client));
  const session = queryClient.getQueryData(sessionQuery(client).queryKey) ?? null;
  if (session === null) return;
  await Promise.all([
    readAhead(queryClient, shippingQuery(client, session)),
    readAhead(queryClient, paymentQuery(client, session)),
    readAhead(queryClient, pickupQuery(client)),
  ]);
};

const account: Read = async ({ client, queryClient, search }) => {
  await readAhead(queryClient, userQuery(client));
  const user = queryClient.getQueryData(userQuery(client).queryKey) ?? null;
  const { view, order } = readAccountPlace(search);
  if (user === null || view !== 'orders') return;
  await (order === null
    ? readAhead(queryClient, ordersQuery(client))
    : readAhead(queryClient, transactionQuery(client, order)));
};

/** The checkout (D25), and what was ordered. */
export const buyingReads = {
  checkout: offers,
  checkoutSummary: offers,
  checkoutDone: (place) => readAhead(place.queryClient, orderOf(place)),
  account,
} satisfies Record<string, Read>;
