import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { FilterClass } from './keys.ts';
import { queryKeys } from './keys.ts';
import type { Listing } from './listing.ts';
import { QueryFailure } from './QueryFailure.ts';
import { readProducts } from './readProducts.ts';

/** Several products; the query fails only when none of them exists. */
export function productsQuery(client: Client, skus: readonly number[], filterClass: FilterClass) {
  return queryOptions({
    queryKey: queryKeys.products(skus, filterClass),
    queryFn: () => readProducts(client, skus, filterClass),
    staleTime: 300_000,
  });
}

/** One product in full. Fails with ProductNotFoundException when the shop does not have it (spec §8). */
export function productQuery(client: Client, sku: number) {
  return queryOptions({
    queryKey: queryKeys.products([sku], 'FULL'),
    queryFn: async () => {
      const [product] = await readProducts(client, [sku], 'FULL');
      if (product === undefined) throw new QueryFailure({ kind: 'failure', errorClass: 'ProductNotFoundException' });
      return product;
    },
    staleTime: 300_000,
  });
}

/** A product that a listing or a relation has loaded before. */
export function listedProduct(queryClient: QueryClient, sku: number): Product | undefined {
  const listings = queryClient.getQueriesData<Listing>({ queryKey: queryKeys.listings });
  const lists = queryClient.getQueriesData<readonly Product[]>({ queryKey: queryKeys.productLists });
  const loaded = [...listings.map(([, data]) => data?.products), ...lists.map(([, data]) => data)];
  return loaded.flatMap((products) => products ?? []).find((product) => product.sku === sku);
}
