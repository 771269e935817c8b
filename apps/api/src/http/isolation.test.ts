import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { testSkus } from '../../testing/testCatalogue.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test.each([
  ['a call', '/api/version', 200, 'same-origin'],
  ['a refused call', '/api/contact/transactions/KB', 401, 'same-origin'],
  ['an unknown path', '/api/no/such/call', 404, 'same-origin'],
  ['a picture, which mails show too', `/pictures/${testSkus.plain}.svg`, 200, 'cross-origin'],
])('other sites neither embed nor hold the window of %s', async (_, path, status, resourcePolicy) => {
  const { headers, ...answer } = await shop.send('GET', path);
  expect(answer.status).toBe(status);
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(resourcePolicy);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});
