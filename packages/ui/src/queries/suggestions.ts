import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Hits } from '@platine/domain/search/autocomplete.ts';
import { autocompleteRequest, hitsFromWire } from '@platine/domain/search/autocomplete.ts';
import { searchRequestToWire } from '@platine/domain/search/searchRequestToWire.ts';
import type { QueryClient } from '@tanstack/react-query';
import { productsQuery } from './products.ts';
import { failedOf } from './QueryFailure.ts';

/**
 * The suggestions for a text: one call for the hits, one for all of their products (spec §7). The products wait in the query cache under
 * the part numbers of the hits; a hit whose product is gone is no suggestion.
 */
export async function loadSuggestions(client: Client, queryClient: QueryClient, text: string): Promise<Outcome<Hits>> {
  const found = await client('search', searchRequestToWire(autocompleteRequest(text)));
  if (found.kind !== 'data') return found;
  const hits = hitsFromWire(found.data);
  try {
    const products = await queryClient.query({ ...productsQuery(client, hits.skus, 'LIST'), retry: false });
    const skus = products.map(({ sku }) => sku);
    queryClient.setQueryData(productsQuery(client, skus, 'LIST').queryKey, products);
    return { kind: 'data', data: { ...hits, skus } };
  } catch (error) {
    const failed = failedOf(error);
    return failed.kind === 'network' ? failed : { ...failed, fields: [] };
  }
}
