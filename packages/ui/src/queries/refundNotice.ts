import type { Client } from '@platine/domain/contract/client.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The amount that goes back because the shopper has approved a payment after the shop had ended it; null for any other payment (D5). */
export function refundNoticeQuery(client: Client, paymentId: string) {
  return queryOptions({
    queryKey: queryKeys.refundNotice(paymentId),
    queryFn: async (): Promise<Cents | null> => {
      const { REFUND } = dataOf(await client('refundNotice', { PAYMENT_ID: paymentId }));
      return REFUND === null ? null : toCents(REFUND);
    },
    // One return, one answer: a later one must not take the page from a shopper who has gone on.
    staleTime: Infinity,
  });
}
