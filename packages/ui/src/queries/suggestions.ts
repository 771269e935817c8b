import { productFromWire } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Hits } from '@platine/domain/search/autocomplete.ts';
import { autocompleteRequest, hitsFromWire } from '@platine/domain/search/autocomplete.ts';
import type { QueryClient } from '@tanstack/react-query';
import { productsQuery } from './products.ts';
import { searchWithProducts } from './searchWithProducts.ts';

/**
 * The suggestions for a text. Their products wait in the query cache under the part numbers of the hits; a hit whose product is gone is no
 * suggestion.
 */
export async function loadSuggestions(client: Client, queryClient: QueryClient, text: string): Promise<Outcome<Hits>> {
  const found = await searchWithProducts(client, autocompleteRequest(text));
  if (found.kind !== 'data') return found;
  const products = found.data.LOADED.map(productFromWire);
  const skus = products.map(({ sku }) => sku);
  queryClient.setQueryData(productsQuery(client, skus, 'LIST').queryKey, products);
  return { kind: 'data', data: { ...hitsFromWire(found.data), skus } };
}
