import type { CallName } from '@platine/domain/contract/calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteApi } from './apiAccess.ts';

/** Paths of the API's calls so far; it answers with `answer`. */
const asked: string[] = [];
let answer: unknown;
let now = 1;

beforeEach(() => {
  now = 1;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  asked.length = 0;
  answer = { SUCCESSFUL: true, DATA: { GROUPS: [] } };
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname);
    return Response.json(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

const open = () => {
  const api = remoteApi({
    apiUrl: 'https://api.example',
    publicOrigin: 'https://platine.example',
    log: () => undefined,
  });
  return () => api.forCaller(null).client;
};

test('shoppers share the menu for five seconds', async () => {
  const next = open();
  const shown = { kind: 'data', data: { GROUPS: [] } };
  expect(await next()('categoryMenu', {})).toEqual(shown);
  pass(4999);
  expect(await next()('categoryMenu', {})).toEqual(shown);
  expect(asked).toHaveLength(1);
  pass(2);
  expect(await next()('categoryMenu', {})).toEqual(shown);
  expect(asked).toHaveLength(2);
});

test('categories are kept apart, and a failure is not kept', async () => {
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

test.each(ownOrMoving)('%s is never shared', async (name) => {
  const next = open();
  await next()(name, {});
  await next()(name, {});
  expect(asked).toHaveLength(2);
});

test('a product, with its price and stock, is never shared', async () => {
  const next = open();
  await next()('loadProducts', { SKUS: [193004], FILTER_CLASS: 'FULL' });
  await next()('loadProducts', { SKUS: [193004], FILTER_CLASS: 'FULL' });
  expect(asked).toHaveLength(2);
});
