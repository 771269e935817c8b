import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { dataOf, QueryFailure } from './QueryFailure.ts';

export type Manufacturer = {
  readonly id: number;
  readonly name: string;
  /** Number of its products in the shop. */
  readonly products: number;
};

/** All manufacturers that have products, from A to Z. */
export function manufacturersQuery(client: Client) {
  return queryOptions({
    queryKey: queryKeys.manufacturers,
    queryFn: async (): Promise<readonly Manufacturer[]> => {
      const { MANUFACTURERS } = dataOf(await client('manufacturers', {}));
      return MANUFACTURERS.map(({ MANUFACTURER_ID, MANUFACTURER_NAME, PRODUCT_COUNT }) => ({
        id: MANUFACTURER_ID,
        name: MANUFACTURER_NAME,
        products: PRODUCT_COUNT,
      }));
    },
    staleTime: 3_600_000,
  });
}

/** One manufacturer. Fails with NotFoundException when the shop has no product of it (D24). */
export function manufacturerQuery(client: Client, id: number) {
  return queryOptions({
    queryKey: queryKeys.manufacturer(id),
    queryFn: async ({ client: queryClient }) => {
      const all = await queryClient.query(manufacturersQuery(client));
      const found = all.find((one) => one.id === id);
      if (found === undefined) throw new QueryFailure({ kind: 'failure', errorClass: 'NotFoundException' });
      return found;
    },
    staleTime: 3_600_000,
  });
}
