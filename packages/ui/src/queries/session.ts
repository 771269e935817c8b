import type { Cart } from '@platine/domain/cart/cart.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The shopper's session. It is read again when the window gets the focus, since another tab or device may have changed it. */
export function sessionQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.session,
    queryFn: async () => sessionFromWire(dataOf(await client('currentSession', {}))),
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
  });
}

/** The terms of a shopper's cart, which the prices on a page depend on. */
export type CartTerms = Pick<Cart, 'pricing' | 'minimumOrderValue' | 'freeShippingThreshold'>;

/** The session's terms. No amount in the cart changes them, so a page that reads only these does not render again when something is added. */
export function cartTermsQuery(client: Client) {
  return queryOptions({ ...sessionQuery(client), select: termsOf });
}

function termsOf({ cart: { pricing, minimumOrderValue, freeShippingThreshold } }: Session): CartTerms {
  return { pricing, minimumOrderValue, freeShippingThreshold };
}
