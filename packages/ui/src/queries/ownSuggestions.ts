import type { Product } from '@platine/domain/catalog/product.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { autocompleteResults } from '@platine/domain/search/suggestionSearch.ts';
import { beginsNumber } from '@platine/domain/lists/sameNumber.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ownNumbersQuery } from './ownNumbers.ts';
import { productsQuery } from './products.ts';

/** Milliseconds that own numbers are kept for the next text. */
const kept = 60_000;

/** The products whose own number begins with the text. Without an answer there are none: the other suggestions do not wait for them. */
export async function ownSuggestions(
  client: Client,
  queryClient: QueryClient,
  text: string,
): Promise<readonly Product[]> {
  try {
    const numbers = await queryClient.query({ ...ownNumbersQuery(client), staleTime: kept });
    const skus = numbers.filter(({ number }) => beginsNumber(number, text)).map(({ sku }) => sku);
    if (skus.length === 0) return [];
    return await queryClient.query(productsQuery(client, skus.slice(0, autocompleteResults), 'LIST'));
  } catch {
    return [];
  }
}
