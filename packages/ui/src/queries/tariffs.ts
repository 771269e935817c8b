import type { Client } from '@platine/domain/contract/client.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { toCents } from '@platine/domain/money/money.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** The price of a parcel up to a weight, the last gram included, in the customer's display mode. */
export type TariffBand = { readonly method: ShippingMethod; readonly upToGrams: number; readonly price: Cents };

/** Shipping prices to countries that have the same. Bands of a method are lightest first. */
export type Tariff = {
  readonly countries: readonly CountryCode[];
  readonly bands: readonly TariffBand[];
  /** In cents; null where no delivery is free. */
  readonly freeFrom: Cents | null;
};

/** Shipping prices to all countries (spec §2). */
export function tariffsQuery(client: Client, customerType: CustomerType) {
  return queryOptions({
    queryKey: queryKeys.tariffs(customerType),
    queryFn: async (): Promise<readonly Tariff[]> => {
      const { TARIFFS } = dataOf(await client('shippingTariffs', { CUSTOMER_TYPE: customerType }));
      return TARIFFS.map(({ COUNTRY_CODES: countries, COSTS, FREE_SHIPPING_THRESHOLD: threshold }) => ({
        countries,
        bands: COSTS.map(({ SHIPPING_METHOD: method, UP_TO_GRAMS: upToGrams, PRICE }) => ({
          method,
          upToGrams,
          price: toCents(PRICE),
        })),
        freeFrom: threshold === null ? null : toCents(threshold),
      }));
    },
    staleTime: 3_600_000,
  });
}
