import type { Product } from '@platine/domain/catalog/product.ts';
import { productFromWire } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { FilterClass } from './keys.ts';
import { dataOf } from './QueryFailure.ts';

/** Products in one call, in the order asked for, without those that the shop does not have. Throws a QueryFailure when there is no data. */
export async function readProducts(
  client: Client,
  skus: readonly number[],
  filterClass: FilterClass,
): Promise<Product[]> {
  if (skus.length === 0) return [];
  const { PRODUCTS } = dataOf(await client('loadProducts', { SKUS: [...skus], FILTER_CLASS: filterClass }));
  const bySku = new Map(PRODUCTS.map((wire) => [wire.SKU, productFromWire(wire)]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}
