import type { Client } from '@platine/domain/contract/client.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { PaymentOffer } from '@platine/domain/payment/methods.ts';
import { queryOptions } from '@tanstack/react-query';
import { offersBasis, queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** Every payment method, with the reason if it is not offered (D23). */
export function paymentQuery(client: Client, session: Session | null) {
  return queryOptions({
    queryKey: queryKeys.paymentMethods(offersBasis(session)),
    queryFn: async () =>
      dataOf(await client('paymentMethods', {})).METHODS.map(({ PAYMENT_METHOD, OFFERED, REASON }): PaymentOffer => ({
        method: PAYMENT_METHOD,
        refusal: OFFERED ? null : (REASON ?? 'PROVIDER_UNAVAILABLE'),
      })),
  });
}
