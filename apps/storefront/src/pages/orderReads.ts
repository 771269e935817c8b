import { orderQuery, ordersQuery, transactionQuery } from '@platine/ui/queries/order.ts';
import { paymentQuery } from '@platine/ui/queries/payment.ts';
import { listsQuery } from '@platine/ui/queries/lists.ts';
import { ownNumbersQuery } from '@platine/ui/queries/ownNumbers.ts';
import { productQuery } from '@platine/ui/queries/products.ts';
import { quoteQuery, quotesQuery } from '@platine/ui/queries/quotes.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { pickupQuery, shippingQuery } from '@platine/ui/queries/shipping.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import { withdrawalQuery } from '@platine/ui/queries/withdrawal.ts';
import { orderPath } from '@platine/ui/routing/paths.ts';
import { readAccountPlace } from '@platine/ui/screens/AccountScreen/readAccountPlace.ts';
import type { Params, Place } from './place.ts';
import { readAhead } from './read.ts';

/** Reads of pages that are never prefetched (`personal`): the server alone makes them ahead, and the browser's build leaves this file out. */

/** The order's own page, for a mailed link; null without its signature. */
export function pageOfLink({ ORDER_NUMBER = '' }: Params, search: URLSearchParams): string | null {
  return search.has('signature') ? orderPath(ORDER_NUMBER) : null;
}

/** Reads the order of the address. */
export function readOrder({ client, queryClient, params, search }: Place): Promise<void> {
  return readAhead(queryClient, orderQuery(client, params['ORDER_NUMBER'] ?? '', search.get('signature')));
}

/** Reads the statement of withdrawal, or the order that its form is about. */
export async function readWithdrawal({ client, queryClient, search }: Place): Promise<void> {
  const [id, order] = [search.get('id'), search.get('order')];
  if (id !== null) return readAhead(queryClient, withdrawalQuery(client, id));
  if (order !== null) return readAhead(queryClient, orderQuery(client, order, search.get('signature')));
}

function readQuotes(
  { client, queryClient }: Pick<Place, 'client' | 'queryClient'>,
  number: string | null,
): Promise<void> {
  return number === null
    ? readAhead(queryClient, quotesQuery(client))
    : readAhead(queryClient, quoteQuery(client, number));
}

/** Reads the customer's orders or the one that the address names, or the customer's quotes, lists or own numbers. */
export async function readAccount({ client, queryClient, search }: Place): Promise<void> {
  await readAhead(queryClient, userQuery(client));
  const user = queryClient.getQueryData(userQuery(client).queryKey) ?? null;
  const { view, order, lists } = readAccountPlace(search);
  if (user === null) return;
  if (view === 'lists') {
    if (lists.adding?.kind === 'product') await readAhead(queryClient, productQuery(client, lists.adding.sku));
    return readAhead(queryClient, listsQuery(client));
  }
  if (view === 'quotes') return readQuotes({ client, queryClient }, order);
  if (view === 'numbers') return readAhead(queryClient, ownNumbersQuery(client));
  if (view !== 'orders') return;
  await (order === null
    ? readAhead(queryClient, ordersQuery(client))
    : readAhead(queryClient, transactionQuery(client, order)));
}

/** Reads the shipping and payment methods, which depend on the cart. */
export async function readOffers({ client, queryClient }: Place): Promise<void> {
  await readAhead(queryClient, sessionQuery(client));
  const session = queryClient.getQueryData(sessionQuery(client).queryKey);
  if (session === undefined) return;
  await Promise.all([
    readAhead(queryClient, shippingQuery(client, session)),
    readAhead(queryClient, paymentQuery(client, session)),
    readAhead(queryClient, pickupQuery(client)),
  ]);
}
