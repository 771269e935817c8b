import type { Client } from '@platine/domain/contract/client.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { addressFromWire } from '@platine/domain/customer/address.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { toCents } from '@platine/domain/money/money.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import type { ShippingRefusal } from '@platine/domain/shipping/offers.ts';
import { queryOptions } from '@tanstack/react-query';
import { offersBasis, queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** A shipping method for the cart as it is: its price in the display mode, or why it is not offered. */
export type ShippingChoice = { readonly method: ShippingMethod } & (
  | { readonly offered: true; readonly price: Cents }
  | { readonly offered: false; readonly refusal: ShippingRefusal }
);

/** Every method in the order it is offered in. Read anew when the cart, the country or the customer's kind changes. */
export function shippingQuery(client: Client, session: Session | null) {
  return queryOptions({
    queryKey: queryKeys.shippingMethods(offersBasis(session)),
    queryFn: async () => dataOf(await client('shippingMethods', {})).METHODS.map(choiceFromWire),
  });
}

function choiceFromWire({
  SHIPPING_METHOD: method,
  OFFERED,
  PRICE,
  REASON,
  MISSING,
}: ResponseOf<'shippingMethods'>['METHODS'][number]): ShippingChoice {
  if (OFFERED && PRICE !== null) return { method, offered: true, price: toCents(PRICE) };
  const missing = toCents(MISSING ?? 0);
  if (REASON === 'BELOW_FREE_SHIPPING' || REASON === 'BELOW_MINIMUM_ORDER')
    return { method, offered: false, refusal: { reason: REASON, missing } };
  return { method, offered: false, refusal: { reason: REASON ?? 'NOT_AVAILABLE' } };
}

/** The pickup location. */
export function pickupQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.pickupAddress,
    queryFn: async () => addressFromWire(dataOf(await client('cartPickupAddress', {})).ADDRESS),
    staleTime: Infinity,
  });
}
