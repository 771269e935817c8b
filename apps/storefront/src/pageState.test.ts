import { hydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isPageState, queriesIn, queriesOf } from './pageState.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';

const page = { language: 'EN', versionInterval: 5000, addedMessages: {}, shop: shopFactsOf(exampleShop) } as const;
const gone = { queryKey: ['gone'], queryFn: () => Promise.reject(new Error('Gone')) };

async function readAt(time: number, price: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['price'], price, { updatedAt: time });
  await client.query(gone).catch(() => undefined);
  return client;
}

test('equal data make equal queries, although they were read at other times', () => {
  const read = (time: number, price: number) => {
    const client = new QueryClient();
    client.setQueryData(['price'], price, { updatedAt: time });
    return JSON.stringify(queriesIn(client));
  };
  expect(read(2, 9)).toBe(read(1, 9));
  expect(read(1, 8)).not.toBe(read(1, 9));
});

test.each([
  ['no object', null],
  ['another language', { ...page, language: 'XX', queries: [] }],
  ['no list of queries', { ...page, queries: {} }],
  ['no interval', { ...page, versionInterval: undefined, queries: [] }],
  ['no shop', { ...page, shop: undefined, queries: [] }],
  ['no addresses of added words', { ...page, addedMessages: undefined, queries: [] }],
])('%s is not the state of a page', (_, state) => {
  expect(isPageState(state)).toBe(false);
});

test('the queries of a page can be divided', async () => {
  const client = await readAt(1, 9);
  const isGone = (hash: string) => hash === '["gone"]';
  expect(queriesIn(client, isGone).map(({ queryKey }) => queryKey)).toEqual([['gone']]);
  expect(queriesIn(client, (hash) => !isGone(hash)).map(({ queryKey }) => queryKey)).toEqual([['price']]);
});

test('the browser starts with the server’s data, as new as the page, and with its failures', async () => {
  const travelled: unknown = JSON.parse(JSON.stringify({ ...page, queries: queriesIn(await readAt(1, 9)) }));
  if (!isPageState(travelled)) throw new Error('The state of the page is not readable.');
  const client = new QueryClient();
  hydrate(client, queriesOf(travelled, 5000));
  expect(client.getQueryState(['price'])).toMatchObject({ data: 9, dataUpdatedAt: 5000, status: 'success' });
  expect(client.getQueryState(['gone'])).toMatchObject({ status: 'error', fetchStatus: 'idle' });
});
