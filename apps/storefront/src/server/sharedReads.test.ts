import type { CallName } from '@platine/domain/contract/calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteApi } from './apiAccess.ts';

/** What the API was asked for; it answers with `answer`. */
const asked: string[] = [];
let answer: unknown;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked.length = 0;
  answer = { SUCCESSFUL: true, DATA: { GROUPS: [] } };
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname);
    return Response.json(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => {
  const api = remoteApi({
    apiUrl: 'https://api.example',
    publicOrigin: 'https://platine.example',
    log: () => undefined,
  });
  return () => api.forCaller(null).client;
};

test('the menu that one shopper was shown is known for the next, for five seconds', async () => {
  const next = open();
  const shown = { kind: 'data', data: { GROUPS: [] } };
  expect(await next()('categoryMenu', {})).toEqual(shown);
  vi.advanceTimersByTime(4999);
  expect(await next()('categoryMenu', {})).toEqual(shown);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(await next()('categoryMenu', {})).toEqual(shown);
  expect(asked).toHaveLength(2);
});

test('categories are told apart, and one that is missing is looked for again', async () => {
  const next = open();
  await next()('category', { PATH: '1.2' });
  await next()('category', { PATH: '1.3' });
  await next()('category', { PATH: '1.3' });
  expect(asked).toHaveLength(2);
  answer = { SUCCESSFUL: false, ERROR_CLASS: 'CategoryNotFoundException', ERROR: 'Nothing here.' };
  await next()('category', { PATH: '9' });
  await next()('category', { PATH: '9' });
  expect(asked).toHaveLength(4);
});

const ownOrMoving = ['currentSession', 'currentUser', 'cartProductsWithoutSale'] as const satisfies CallName[];

test.each(ownOrMoving)('%s is asked for every time', async (name) => {
  const next = open();
  await next()(name, {});
  await next()(name, {});
  expect(asked).toHaveLength(2);
});

test('so is a product, with its price and stock', async () => {
  const next = open();
  await next()('loadProducts', { SKUS: [193004], FILTER_CLASS: 'FULL' });
  await next()('loadProducts', { SKUS: [193004], FILTER_CLASS: 'FULL' });
  expect(asked).toHaveLength(2);
});
