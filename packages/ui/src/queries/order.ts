import type { Client } from '@platine/domain/contract/client.ts';
import { transactionFromWire } from '@platine/domain/order/transaction.ts';
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
      return transactionFromWire(dataOf(await client('orderByNumber', request)).TRANSACTION);
    },
  });
}
