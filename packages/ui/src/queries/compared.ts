import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { failedOf } from './QueryFailure.ts';
import { readProducts } from './readProducts.ts';

/** The products of a comparison that the shop has: none when it has none of them. */
export function comparedQuery(client: Client, skus: readonly number[]) {
  return queryOptions({
    queryKey: queryKeys.products(skus, 'LIST'),
    queryFn: () => readProducts(client, skus, 'LIST').catch(noneOf),
    staleTime: 300_000,
  });
}

/** Takes the failure of the shop having none of the products as no products. */
function noneOf(error: unknown): Product[] {
  const failed = failedOf(error);
  if (failed.kind === 'failure' && failed.errorClass === 'ProductNotFoundException') return [];
  throw error;
}
