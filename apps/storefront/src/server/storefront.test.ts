import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { LogLine } from '@platine/api/log/log.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { cartForms } from '@platine/ui/cart/cartForms.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { ApiAccess } from './apiAccess.ts';
import { loadAssets } from './assets.ts';
import { noApi, openStorefront, samplePage } from './openStorefront.testing.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A storefront whose API records its calls and fails. */
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

describe.each(Object.entries(cartForms))('D3: the cart form %s', (_, path) => {
  test.each([
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the shop', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in an old browser', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
  ])('from %s is refused and changes nothing', async (_from, headers) => {
    const { asked, post } = await open();
    const answer = await post(path, headers);
    expect([answer.status, answer.headers.getSetCookie(), asked]).toEqual([403, [], []]);
  });

  test.each([
    ['the shop, as the browser says', { 'sec-fetch-site': 'same-origin' }],
    ['the shop, in an old browser', { origin: 'http://localhost' }],
  ])('from %s is accepted and redirects to the cart', async (_from, headers) => {
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
  'D3: status %i for a form that %s says why nothing was changed, in every language',
  async (status, _, headers, body, why) => {
    const { asked, post } = await open();
    const answer = await post(cartForms.add, headers, body);
    expect([answer.status, asked]).toEqual([status, []]);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    // A connection that closes with a refusal keeps a sender who is still writing from reading it.
    expect(answer.headers.get('connection')).toBe('keep-alive');
    const said = await answer.text();
    expect([...said.matchAll(/<p lang="(\w+)">/g)].map(([, language]) => language)).toEqual(['en', 'de', 'fr']);
    expect(said).toContain(why);
    expect(said).toContain('deshalb wurde nichts geändert');
  },
);

test('an unknown form is not found', async () => {
  const { asked, post } = await open();
  expect([(await post('/shopping_cart/empty')).status, asked]).toEqual([404, []]);
});

test.each(['/api/session/current', '/pictures/1.svg', '/sitemap.xml'])(
  '%s without the remote API: 503, which the browser treats as a lost connection',
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
  'the type of every answer is binding: %s',
  async (path) => {
    const { origin, close } = await openStorefront();
    closing.push(close);
    for (const method of ['GET', 'POST', 'PUT'])
      expect((await fetch(origin + path, { method })).headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a form is logged with its outcome; an aborted one is not a crash', async () => {
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

test('a form that was not taken is answered with its page, whose status says so, and logged once', async () => {
  const lines: LogLine[] = [];
  const { origin, read, close } = await openStorefront({
    log: (line) => lines.push(line),
    renderPage: () => ({ ...samplePage, route: '/withdrawal' }),
    openedFor: () => ({ of: 'shopper' }),
  });
  closing.push(close);
  const send = (fields: Record<string, string>) =>
    fetch(`${origin}/withdrawal?order=1`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const refused = await send({ WHAT: 'part', NAME: 'Ada' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Parts')]);
  const line = { event: 'request', method: 'POST', route: '/withdrawal' };
  expect(lines).toMatchObject([{ ...line, status: 422 }]);
  // This storefront's API is away.
  expect((await send({ WHAT: 'whole', NAME: 'Ada' })).status).toBe(503);
  expect(read()).toEqual(['http://localhost/withdrawal?order=1', 'http://localhost/withdrawal?order=1']);
  expect(JSON.stringify(lines)).not.toContain('Ada');
});

describe('built files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platine-client-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  for (const name of ['assets/a-1.js', 'favicon.svg', 'share.png', '.vite/manifest.json'])
    writeFileSync(join(folder, name), 'plain');
  for (const name of ['assets/a-1.js', 'favicon.svg'])
    for (const [end, compress] of [
      ['br', brotliCompressSync],
      ['gz', gzipSync],
    ] as const)
      writeFileSync(join(folder, `${name}.${end}`), compress(`by ${end}`));

  async function get(path: string, encoding: string) {
    const { origin, close } = await openStorefront({ assets: await loadAssets(folder) });
    closing.push(close);
    return fetch(origin + path, { headers: { 'accept-encoding': encoding } });
  }

  test.each([
    ['/assets/a-1.js', 'gzip, br', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'by br'],
    ['/assets/a-1.js', 'gzip', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'by gz'],
    ['/assets/a-1.js', 'identity', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'plain'],
    ['/favicon.svg', 'br', 'image/svg+xml; charset=utf-8', 'public, max-age=86400', 'by br'],
    ['/share.png', 'br', 'image/png', 'public, max-age=86400', 'plain'],
  ])('%s to a client that accepts %s', async (path, encoding, type, caching, body) => {
    const answer = await get(path, encoding);
    expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([caching, 'Accept-Encoding']);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([type, body]);
  });

  test.each(['/.vite/manifest.json', '/assets/..%2f.vite/manifest.json', '/assets/b-2.js', '/assets', '/other.svg'])(
    '%s is answered with a page',
    async (path) => {
      const answer = await get(path, 'br');
      expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        'text/html; charset=utf-8',
        'private, no-cache',
      ]);
    },
  );
});

test('robots.txt may be cached for an hour', async () => {
  const { origin, close } = await openStorefront();
  closing.push(close);
  expect((await fetch(`${origin}/robots.txt`)).headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  ['a database that is away is answered with 503 and is not a crash', 'ECONNREFUSED', 503, ['request']],
  ['any other error is a crash', 'EBADF', 500, ['crash', 'request']],
])('%s', async (_, code, status, events) => {
  const lines: LogLine[] = [];
  const failing = () => {
    throw Object.assign(new Error('x'), { code });
  };
  const { origin, close } = await openStorefront({ renderPage: failing, log: (line) => lines.push(line) });
  closing.push(close);
  const answer = await fetch(`${origin}/cart`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('Bitte versuchen Sie es gleich noch einmal');
  expect(lines.map(({ event }) => event)).toEqual(events);
});

test('a site map whose calls fail is answered with 503; the calls have logged why', async () => {
  const lines: LogLine[] = [];
  const forCaller: ApiAccess['forCaller'] = () => ({ client: async () => ({ kind: 'network' }), cookies: () => [] });
  const { origin, close } = await openStorefront({ api: { ...noApi, forCaller }, log: (line) => lines.push(line) });
  closing.push(close);
  const answer = await fetch(`${origin}/sitemap.xml`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(lines.filter(({ event }) => event === 'crash')).toEqual([]);
});
