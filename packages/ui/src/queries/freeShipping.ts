import type { Client } from '@platine/domain/contract/client.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The goods value in cents from which delivery to a country is free. */
export type FreeShippingOffer = { readonly country: CountryCode; readonly threshold: Cents };

/** The countries that have free shipping (spec §1). Only these are kept, so that a page carries no list of all countries. */
export function freeShippingQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.freeShipping,
    queryFn: async (): Promise<readonly FreeShippingOffer[]> => {
      const { COUNTRIES } = dataOf(await client('shippingCountries', {}));
      return COUNTRIES.flatMap(({ COUNTRY_CODE: country, FREE_SHIPPING_THRESHOLD: threshold }) =>
        threshold === null ? [] : [{ country, threshold: toCents(threshold) }],
      );
    },
    staleTime: 3_600_000,
  });
}
