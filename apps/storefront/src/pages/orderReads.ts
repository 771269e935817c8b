import { orderQuery, ordersQuery, transactionQuery } from '@platine/ui/queries/order.ts';
import { withdrawalQuery } from '@platine/ui/queries/withdrawal.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import { readAccountPlace } from '@platine/ui/screens/AccountScreen/readAccountPlace.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

/** Reads of pages that are never prefetched (`personal`): the server alone makes them ahead, and the browser's build leaves this file out. */

/** Reads the order of the address. */
export function readOrder({ client, queryClient, params, search }: Place): Promise<void> {
  return readAhead(queryClient, orderQuery(client, params['ORDER_NUMBER'] ?? '', search.get('signature')));
}

/** Reads the customer's orders, or the one that the address names. */
export async function readOrders({ client, queryClient, search }: Place): Promise<void> {
  await readAhead(queryClient, userQuery(client));
  const user = queryClient.getQueryData(userQuery(client).queryKey) ?? null;
  const { view, order } = readAccountPlace(search);
  if (user === null || view !== 'orders') return;
  await (order === null
    ? readAhead(queryClient, ordersQuery(client))
    : readAhead(queryClient, transactionQuery(client, order)));
}

/** Reads the statement of withdrawal of the address, or the order that its form is about. */
export async function readWithdrawal({ client, queryClient, search }: Place): Promise<void> {
  const [id, order] = [search.get('id'), search.get('order')];
  if (id !== null) return readAhead(queryClient, withdrawalQuery(client, id));
  if (order !== null) return readAhead(queryClient, orderQuery(client, order, search.get('signature')));
}
