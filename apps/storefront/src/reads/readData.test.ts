import type { Transport } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { Answers } from '@platine/mocks/shop/answers.ts';
import { createAnswers } from '@platine/mocks/shop/answers.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import { listingQuery } from '@platine/ui/queries/listing.ts';
import { productQuery } from '@platine/ui/queries/products.ts';
import { createQueryClient } from '@platine/ui/queries/queryClient.ts';
import { listingRequest } from '@platine/ui/screens/ListingPage/listingRequest.ts';
import { searchSubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { readListingPlace } from '@platine/domain/search/listingPlace.ts';
import { expect, test } from 'vitest';
import type { PageName } from '../route.ts';
import { readData } from './readData.ts';

/** A browser on the mock shop, which answers some calls only when it is told to. */
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
  const read = (page: PageName, params: Record<string, string> = {}, search = '') =>
    readData(page, { client, queryClient, params, search: new URLSearchParams(search) });
  const answer = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { client, queryClient, asked, read, answer };
}

const { board } = mockSkus;

test('the results of a search are read before its page is drawn', async () => {
  const { client, queryClient, asked, read } = browser();
  await read('search', {}, 'q=kupferbach');
  expect(asked.map((call) => call.replace(/ .*/, ''))).toEqual(['search', 'loadProducts']);
  const request = listingRequest(searchSubject('kupferbach'), readListingPlace(new URLSearchParams()), null);
  if (request === null) throw new Error('A search needs no prices');
  expect(queryClient.getQueryData(listingQuery(client, request).queryKey)?.products).not.toHaveLength(0);
});

test.each(['cart', 'checkoutSummary', 'account'] as const)(
  "%s is somebody's own: nothing is asked for",
  async (page) => {
    const { asked, read } = browser();
    await read(page);
    expect(asked).toEqual([]);
  },
);

test('a product waits for what is above the fold; what it links to is asked for, and not waited for', async () => {
  const own = `loadProducts ${board}`;
  const { client, queryClient, asked, read, answer } = browser((call) => call !== own);
  await read('product', { SKU: String(board) });
  expect(queryClient.getQueryData(productQuery(client, board).queryKey)?.sku).toBe(board);
  expect(new Set(asked.map((call) => call.replace(/ .*/, '')))).toEqual(new Set(['loadProducts', 'category']));
  expect(asked.filter((call) => call.startsWith('loadProducts'))).toHaveLength(2);
  answer();
});
