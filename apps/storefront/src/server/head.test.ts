import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '@platine/api/log/log.ts';
import { askOverHttp } from '@platine/api/testing/askOverHttp.ts';
import type { Opening } from './openStorefront.testing.ts';
import { noApi, openStorefront, samplePage } from './openStorefront.testing.ts';

const closing: (() => void)[] = [];
const errors = vi.spyOn(console, 'error');

beforeEach(() => errors.mockClear());
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const catalogue = Response.json({ SUCCESSFUL: true, DATA: { VERSION: '1' } });

async function open(openedFor?: Opening['openedFor']) {
  const lines: LogLine[] = [];
  const plain = Buffer.from('plain');
  const storefront = await openStorefront({
    ...(openedFor && { openedFor }),
    api: { ...noApi, fetch: () => catalogue.clone() },
    assets: new Map([['/assets/a-1.js', { type: 'text/javascript', plain, compressed: null }]]),
    log: (line) => lines.push(line),
    renderPage: () => ({ ...samplePage, body: ['', '<main>Parts é</main>'.repeat(200)] }),
  });
  closing.push(storefront.close);
  return { ...storefront, lines };
}

const routes = ['/', '/product/193021', '/?lang=de', '/robots.txt', '/nowhere', '/assets/a-1.js', '/api/version'];
const session = `platine_session=${'a'.repeat(43)}`;

test.each(
  routes.flatMap((path) => [
    { path, headers: {} },
    { path, headers: { 'accept-encoding': 'br' } },
    { path, headers: { cookie: session } },
    { path, headers: { 'if-none-match': '*' } },
  ]),
)('HEAD $path with $headers has the headers of GET and no body', async ({ path, headers }) => {
  const { origin, lines } = await open();
  const got = await askOverHttp('GET', origin + path, headers);
  const asked = await askOverHttp('HEAD', origin + path, headers);
  expect(asked).toEqual({ ...got, length: 0 });
  expect(Number(asked.headers['content-length'])).toBe(got.length);
  expect([errors.mock.calls, lines.filter(({ event }) => event === 'crash')]).toEqual([[], []]);
});

test.each([
  ['without a session', {}],
  ['with one', { cookie: session }],
])('HEAD renders a page once, and logs it once: %s', async (_, headers) => {
  const { origin, rendered, lines } = await open();
  await askOverHttp('HEAD', `${origin}/`, headers);
  expect(rendered()).toBe(1);
  expect(lines).toMatchObject([{ event: 'request', method: 'HEAD', status: 200 }]);
});

test('a document that is not modified stays so for HEAD', async () => {
  const { origin } = await open();
  const { headers } = await askOverHttp('GET', `${origin}/`, {});
  const again = { 'if-none-match': String(headers['etag']) };
  expect(await askOverHttp('HEAD', `${origin}/`, again)).toEqual(await askOverHttp('GET', `${origin}/`, again));
});
