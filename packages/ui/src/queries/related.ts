import { linkedSkus } from '@platine/domain/catalog/crossSelling.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { productsQuery } from './products.ts';

/** The products that a product page links to. Without any, nothing is requested. */
export function relatedQuery(client: Client, product: Product | undefined) {
  const skus = product === undefined ? [] : linkedSkus(product).slice(0, 100);
  return queryOptions({ ...productsQuery(client, skus, 'LIST'), enabled: skus.length > 0 });
}
