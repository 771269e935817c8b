import type { Client } from '@platine/domain/contract/client.ts';
import { orderEntriesFromWire, orderFromWire } from '@platine/domain/order/orderFromWire.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/**
 * A placed order. It answers for the own session, the own account or the signature of a mailed link; for anything else it fails with
 * TransactionNotFoundException (D7).
 */
export function orderQuery(client: Client, orderNumber: string, signature: string | null) {
  return queryOptions({
    queryKey: queryKeys.order(orderNumber, signature),
    queryFn: async () => {
      const request = { ORDER_NUMBER: orderNumber, ...(signature !== null && { SIGNATURE: signature }) };
      return orderFromWire(dataOf(await client('orderByNumber', request)).TRANSACTION);
    },
  });
}

/** The orders of the account, newest first. Fails with NotLoggedInException for a visitor. */
export function ordersQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.orders,
    queryFn: async () => orderEntriesFromWire(dataOf(await client('transactions', { TR_TYPE: 'KB' }))),
  });
}

/** One document of the account (D9); anything else is TransactionNotFoundException (D7). */
export function transactionQuery(client: Client, number: string) {
  return queryOptions({
    queryKey: queryKeys.transaction(number),
    queryFn: async () => orderFromWire(dataOf(await client('transaction', { FULL_TR_NUMBER: number }))),
  });
}
