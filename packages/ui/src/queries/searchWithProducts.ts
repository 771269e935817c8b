import type { Client } from '@platine/domain/contract/client.ts';
import { searchRequestToWire } from '@platine/domain/search/searchRequestToWire.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';

/** A search whose answer has the products of the page, so that no second call follows it (record 0079). */
export function searchWithProducts(client: Client, request: SearchRequest) {
  return client('search', { ...searchRequestToWire(request), WITH_PRODUCTS: true });
}
