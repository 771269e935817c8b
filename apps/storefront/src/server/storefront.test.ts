import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { LogLine } from '@platine/api/log/log.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { cartForms } from '@platine/ui/cart/cartForms.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiAccess } from './apiAccess.ts';
import { noApi, openStorefront } from './openStorefront.testing.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A storefront whose API says what it is asked, and that it could not be done. */
async function open() {
  const asked: CallName[] = [];
  const forCaller: ApiAccess['forCaller'] = () => ({
    client: async (name) => {
      asked.push(name);
      return { kind: 'network' };
    },
    cookies: () => ['platine_session=new'],
  });
  const storefront = await openStorefront({ api: { ...noApi, forCaller } });
  closing.push(storefront.close);
  const post = (path: string, headers: Record<string, string> = {}, body = 'SKU=193021&AMOUNT=2') =>
    fetch(storefront.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  return { ...storefront, asked, post };
}

describe.each(Object.entries(cartForms))('D3: the form of the cart that says %s', (_, path) => {
  test.each([
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the shop', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in an old browser', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
  ])('is refused when it comes from %s, and changes nothing', async (_from, headers) => {
    const { asked, post } = await open();
    const answer = await post(path, headers);
    expect([answer.status, answer.headers.getSetCookie(), asked]).toEqual([403, [], []]);
  });

  test.each([
    ['the shop, as the browser says', { 'sec-fetch-site': 'same-origin' }],
    ['the shop, in an old browser', { origin: 'http://localhost' }],
  ])('is taken when it comes from %s: the shopper is led to the cart', async (_from, headers) => {
    const { asked, post } = await open();
    const answer = await post(path, headers);
    expect([answer.status, asked.length]).toEqual([303, 1]);
    expect(answer.headers.get('location')).toMatch(/^\/shopping_cart\?/);
    expect(answer.headers.getSetCookie()).toEqual(['platine_session=new']);
  });
});

test.each([
  [403, 'another site sent', { 'sec-fetch-site': 'cross-site' }, 'SKU=1', 'nicht von einer Seite des Shops'],
  [413, 'is larger than any of the shop', { 'sec-fetch-site': 'same-origin' }, 'x'.repeat(5000), 'als dieses Formular'],
])(
  'D3: %i says to who has sent a form that %s why nothing was changed, in every language',
  async (status, _, headers, body, why) => {
    const { asked, post } = await open();
    const answer = await post(cartForms.add, headers, body);
    expect([answer.status, asked]).toEqual([status, []]);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('connection')).toBe(status === 413 ? 'close' : 'keep-alive');
    const said = await answer.text();
    expect([...said.matchAll(/<p lang="(\w+)">/g)].map(([, language]) => language)).toEqual(['en', 'de', 'fr']);
    expect(said).toContain(why);
    expect(said).toContain('deshalb wurde nichts geändert');
  },
);

test('a form that the shop does not have is not found', async () => {
  const { asked, post } = await open();
  expect([(await post('/shopping_cart/empty')).status, asked]).toEqual([404, []]);
});

test.each(['/api/session/current', '/pictures/1.svg', '/sitemap.xml'])(
  '%s without the remote API is no answer of the shop: the browser takes it for a lost connection',
  async (path) => {
    const { origin, close } = await openStorefront();
    closing.push(close);
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toBe('The shop cannot answer at the moment.');
  },
);

test.each(['/', '/robots.txt', '/assets/shop.js', '/api/session/current', '/nowhere', '/shopping_cart/add'])(
  'nothing is guessed about the answer of %s, whatever it is',
  async (path) => {
    const { origin, close } = await openStorefront();
    closing.push(close);
    for (const method of ['GET', 'POST', 'PUT'])
      expect((await fetch(origin + path, { method })).headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a form is logged with its outcome, and one whose sender went away is no crash', async () => {
  const lines: LogLine[] = [];
  const { origin, close } = await openStorefront({ log: (line) => lines.push(line) });
  closing.push(close);
  const headers = { 'sec-fetch-site': 'cross-site' };
  await fetch(origin + cartForms.add, { method: 'POST', headers });
  const line = { event: 'request', method: 'POST', route: cartForms.add };
  expect(lines).toMatchObject([{ ...line, status: 403, errorClass: 'ForbiddenException' }]);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`POST ${cartForms.add} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\nSKU=1`);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[1]).toMatchObject({ ...line, status: 400, errorClass: 'InvalidRequestException' });
});

test.each([
  [true, 'br', 'public, max-age=31536000, immutable', 'small'],
  [false, 'gzip', 'public, max-age=86400', 'large'],
])('a built file that never changes: %s, for who takes %s', async (immutable, encoding, kept, body) => {
  const built = { type: 'text/css', immutable, identity: Buffer.from('large'), brotli: brotliCompressSync('small') };
  const { origin, close } = await openStorefront({ assetAt: (path) => (path === '/a.css' ? built : null) });
  closing.push(close);
  const answer = await fetch(`${origin}/a.css`, { headers: { 'accept-encoding': encoding } });
  expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([kept, 'Accept-Encoding']);
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/css', body]);
});

test('what crawlers read may be kept for an hour', async () => {
  const { origin, close } = await openStorefront();
  closing.push(close);
  expect((await fetch(`${origin}/robots.txt`)).headers.get('cache-control')).toBe('public, max-age=3600');
});
