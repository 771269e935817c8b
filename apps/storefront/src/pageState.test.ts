import { hydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isPageState, queriesOf, stateOf } from './pageState.ts';

const gone = { queryKey: ['gone'], queryFn: () => Promise.reject(new Error('Gone')) };

async function readAt(time: number, price: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['price'], price, { updatedAt: time });
  await client.query(gone).catch(() => undefined);
  return client;
}

test('equal data make an equal state, whenever they were read', () => {
  const read = (time: number, price: number) => {
    const client = new QueryClient();
    client.setQueryData(['price'], price, { updatedAt: time });
    return JSON.stringify(stateOf('EN', client));
  };
  expect(read(2, 9)).toBe(read(1, 9));
  expect(read(1, 8)).not.toBe(read(1, 9));
});

test('the browser has what the server had: data as new as the page, and what failed as failed', async () => {
  const travelled: unknown = JSON.parse(JSON.stringify(stateOf('EN', await readAt(1, 9))));
  if (!isPageState(travelled)) throw new Error('That is no state of a page.');
  const client = new QueryClient();
  hydrate(client, queriesOf(travelled, 5000));
  expect(client.getQueryState(['price'])).toMatchObject({ data: 9, dataUpdatedAt: 5000, status: 'success' });
  expect(client.getQueryState(['gone'])).toMatchObject({ status: 'error', fetchStatus: 'idle' });
});
