import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askOverHttp } from '../../testing/askOverHttp.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';

let shop: TestApp;
let server: ReturnType<typeof createAdaptorServer>;
beforeAll(async () => {
  shop = await openTestApp();
  server = createAdaptorServer({ fetch: shop.app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
}, 60_000);
afterAll(async () => {
  server.close();
  await shop.close();
});

function ask(method: 'GET' | 'HEAD', path: string) {
  const address = server.address();
  return askOverHttp(method, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`);
}

test.each([
  '/api/version',
  '/api/session/current',
  '/api/category/1.2.1',
  '/api/nowhere',
  '/api/session/cart/add/position',
  `/pictures/${testSkus.plain}.svg`,
  '/pictures/1.svg',
  '/sandbox/payment/1',
])('HEAD %s has the headers of GET and no body, and is no error', async (path) => {
  const errors = vi.spyOn(console, 'error');
  shop.lines.length = 0;
  const got = await ask('GET', path);
  const asked = await ask('HEAD', path);
  expect(asked).toEqual({ ...got, length: 0 });
  expect(Number(asked.headers['content-length'] ?? 0)).toBe(got.length);
  expect(shop.lines).toMatchObject([{ method: 'GET' }, { event: 'request', method: 'HEAD', status: got.status }]);
  expect(errors).not.toHaveBeenCalled();
});
