import type { RetiredProduct } from '@platine/domain/catalog/retiredProduct.ts';
import { retiredFromWire } from '@platine/domain/catalog/retiredProduct.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import { productsQuery } from './products.ts';
import { dataOf } from './QueryFailure.ts';

/** Whether a failure says that there is no such product: nobody has the SKU, or the address has none. */
export function isNoProduct(errorClass: ErrorClass): boolean {
  return (
    errorClass === 'ProductNotFoundException' ||
    errorClass === 'InvalidRequestException' ||
    errorClass === 'NotFoundException'
  );
}

/** A product that left the catalogue; null when the shop never had it. */
export function retiredQuery(client: Client, sku: number) {
  return queryOptions({
    queryKey: queryKeys.retired(sku),
    queryFn: async () => {
      const outcome = await client('retiredProduct', { SKU: sku });
      return outcome.kind === 'failure' && isNoProduct(outcome.errorClass) ? null : retiredFromWire(dataOf(outcome));
    },
    staleTime: 300_000,
  });
}

/** The successor of a retired product; an empty list when it has none. */
export function successorQuery(client: Client, { successor }: RetiredProduct) {
  return productsQuery(client, successor === null ? [] : [successor], 'LIST');
}
