import type { Transport } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { Answers } from '@platine/mocks/answers/answerTypes.ts';
import { createAnswers } from '@platine/mocks/answers/answers.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import { listingQuery } from '@platine/ui/queries/listing.ts';
import { productQuery } from '@platine/ui/queries/products.ts';
import { createQueryClient } from '@platine/ui/queries/queryClient.ts';
import { listingRequest } from '@platine/ui/screens/ListingPage/listingRequest.ts';
import { searchSubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { readListingPlace } from '@platine/domain/search/listingPlace.ts';
import { expect, test } from 'vitest';
import { findPage } from './pages.ts';
import { prefetchPageData } from './read.ts';

/** A browser on the mock shop. Calls that are held are answered on `answer()`. */
function browser(held: (call: string) => boolean = () => false) {
  const answers: Answers = createAnswers(createShop());
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const transport: Transport = async (name, request) => {
    const call = 'SKUS' in request ? `${name} ${request.SKUS.join()}` : name;
    asked.push(call);
    if (held(call)) await new Promise<void>((resolve) => waiting.push(resolve));
    return { SUCCESSFUL: true, DATA: answers[name](request) };
  };
  const client = createClient(transport);
  const queryClient = createQueryClient();
  const prefetch = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://platine.example');
    const { page, params } = findPage(pathname);
    return prefetchPageData(page, { client, queryClient, params, search: searchParams });
  };
  const answer = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { client, queryClient, asked, prefetch, answer };
}

const { board } = mockSkus;

test('the results of a search are prefetched', async () => {
  const { client, queryClient, asked, prefetch } = browser();
  await prefetch('/search?q=kupferbach');
  expect(asked.map((call) => call.replace(/ .*/, ''))).toEqual(['search']);
  const request = listingRequest(searchSubject('kupferbach'), readListingPlace(new URLSearchParams()), null);
  if (request === null) throw new Error('A search needs no prices');
  expect(queryClient.getQueryData(listingQuery(client, request).queryKey)?.products).not.toHaveLength(0);
});

test.each(['/shopping_cart', '/checkout_summary', '/account'])('personal data are not prefetched: %s', async (path) => {
  const { asked, prefetch } = browser();
  await prefetch(path);
  expect(asked).toEqual([]);
});

test('a prefetch waits for the product, and not for the products and categories that it links to', async () => {
  const own = `loadProducts ${board}`;
  const { client, queryClient, asked, prefetch, answer } = browser((call) => call !== own);
  await prefetch(`/product/${board}`);
  expect(queryClient.getQueryData(productQuery(client, board).queryKey)?.sku).toBe(board);
  expect(new Set(asked.map((call) => call.replace(/ .*/, '')))).toEqual(new Set(['loadProducts', 'category']));
  expect(asked.filter((call) => call.startsWith('loadProducts'))).toHaveLength(2);
  answer();
});
