import type { Cart } from '@platine/domain/cart/cart.ts';
import { cartFromWire } from '@platine/domain/cart/cart.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { SessionWire } from '@platine/domain/contract/schemas/session.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** Who the shopper is to the shop, and the cart. */
export type Session = {
  /** Null until a language was posted (spec §4). */
  readonly language: Language | null;
  readonly customerType: CustomerType;
  readonly country: CountryCode;
  readonly cart: Cart;
};

export function sessionFromWire(wire: SessionWire): Session {
  return {
    language: wire.ACTIVE_LANGUAGE,
    customerType: wire.CUSTOMER_TYPE,
    country: wire.COUNTRY_CODE,
    cart: cartFromWire(wire),
  };
}

/** The shopper's session. It is read anew whenever the window gets the focus: another tab or device may have changed it. */
export function sessionQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.session,
    queryFn: async () => sessionFromWire(dataOf(await client('currentSession', {}))),
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
  });
}
