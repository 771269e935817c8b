import { productFromWire } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Hits } from '@platine/domain/search/autocomplete.ts';
import { autocompleteRequest, hitsFromWire, withFirst } from '@platine/domain/search/suggestionSearch.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ownSuggestions } from './ownSuggestions.ts';
import { productsQuery } from './products.ts';
import { searchWithProducts } from './searchWithProducts.ts';
import { userQuery } from './user.ts';

/**
 * The suggestions for a text, a customer's own numbers first. Their products wait in the query cache under the part numbers of the hits; a hit whose
 * product is gone is no suggestion.
 */
export async function loadSuggestions(client: Client, queryClient: QueryClient, text: string): Promise<Outcome<Hits>> {
  const isVisitor = (queryClient.getQueryData(userQuery(client).queryKey) ?? null) === null;
  const [found, own] = await Promise.all([
    searchWithProducts(client, autocompleteRequest(text)),
    isVisitor ? [] : ownSuggestions(client, queryClient, text),
  ]);
  if (found.kind !== 'data') return found;
  const products = found.data.LOADED.map(productFromWire);
  const hits = withFirst(
    own.map(({ sku }) => sku),
    { ...hitsFromWire(found.data), skus: products.map(({ sku }) => sku) },
  );
  const bySku = new Map([...products, ...own].map((product) => [product.sku, product]));
  const shown = hits.skus.flatMap((sku) => bySku.get(sku) ?? []);
  queryClient.setQueryData(productsQuery(client, hits.skus, 'LIST').queryKey, shown);
  return { kind: 'data', data: hits };
}
