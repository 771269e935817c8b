import { afterEach, expect, test } from 'vitest';
import { openStorefront } from './openStorefront.testing.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const file = (type: string) => ({ type, plain: Buffer.from('x'), compressed: null });
const assets = new Map([
  ['/assets/shop.js', file('text/javascript')],
  ['/icon.png', file('image/png')],
]);

async function get(path: string): Promise<Response> {
  const { origin, close } = await openStorefront({ assets });
  closing.push(close);
  return fetch(origin + path, { redirect: 'manual' });
}

test.each([
  ['a page', '/', 200, 'same-origin'],
  ['a plain file', '/robots.txt', 200, 'same-origin'],
  ['a redirect', '/.well-known/change-password', 302, 'same-origin'],
  ['a script', '/assets/shop.js', 200, 'same-origin'],
  ['an image, which is shown beside links to the shop', '/icon.png', 200, 'cross-origin'],
])('other sites neither embed nor hold the window of %s', async (_, path, status, resourcePolicy) => {
  const { headers, status: answered } = await get(path);
  expect(answered).toBe(status);
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(resourcePolicy);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});
