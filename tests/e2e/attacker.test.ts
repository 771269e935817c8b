import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { calls } from '@platine/domain/contract/calls.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import { parseResponse } from '@platine/domain/contract/parse.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shop } from './shop.ts';
import { startShop, temporaryFolder } from './shop.ts';

/** Attacks from outside, against a shop started as an operator starts it. */
let shop: Shop;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  shop = await startShop({ DATA_DIR: folder.path });
}, 180_000);

afterAll(async () => {
  await shop.stop();
  await folder.dispose();
});

/** One browser's cookie, for calls and pages. */
function visitor() {
  let cookie = '';
  const call = async <Name extends CallName>(name: Name, request: RequestOf<Name>): Promise<ResponseOf<Name>> => {
    const { method, url, headers, body } = toHttp(calls[name], request);
    const all = { 'content-type': 'application/json', ...headers, ...(cookie === '' ? {} : { cookie }) };
    const sent = { method, headers: all, ...(body === undefined ? {} : { body }) };
    const response = await fetch(shop.origin + url, sent);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const envelope: unknown = await response.json();
    if (!isEnvelope(envelope) || !envelope.SUCCESSFUL) throw new Error(`${name}: ${JSON.stringify(envelope)}`);
    return parseResponse(name, envelope.DATA);
  };
  const page = async (path: string) => {
    const response = await fetch(shop.origin + path, { headers: { cookie }, redirect: 'manual' });
    return { status: response.status, html: await response.text() };
  };
  return { call, page };
}

/** Sends bytes as they are, which `fetch` would tidy; answers what comes back until the shop hangs up. */
async function raw(request: string): Promise<string> {
  const socket = connect(Number(new URL(shop.origin).port), 'localhost');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}
const get = (path: string, host: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
const firstLine = (answer: string) => answer.split('\r\n')[0];

describe('addresses', () => {
  test.each([
    '//evil.example/',
    '//evil.example/%2e%2e',
    '//evil.example/category/1.2',
    '/%5Cevil.example/',
    '/category/1.2?next=https://evil.example',
    '/checkout_summary?returned=https://evil.example',
    '/?lang=//evil.example',
    '/search?q=%00',
    '/product/%00',
    '/checkout_done/%00?signature=%00',
    '/assets/..%2f..%2fpackage.json',
    '/pictures/..%2f..%2fpackage.json',
    '/..%2f..%2f.data%2flock',
  ])('%s leads nowhere else and shows nothing else', async (path) => {
    const [head = '', ...body] = (await raw(get(path, 'localhost'))).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 (?:200|301|302|303|404) /);
    expect(/^location: (.*)$/im.exec(head)?.[1] ?? '/').toMatch(/^\/(?![/\\])/);
    expect(body.join(''), 'another host in what the page says of itself').not.toMatch(
      /(?:href|content|src)="https?:\/\/evil/,
    );
    expect(body.join('')).not.toContain('"packageManager"');
  });
});

describe('what a proxy and the shop might read differently is refused', () => {
  const host = 'Host: localhost\r\n';
  test.each([
    ['two lengths', `POST /api/version HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    [
      'a length and chunks',
      `POST /api/version HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['an unknown encoding', `POST /api/version HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a host that is none', 'GET /new_products HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /new_products HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('%s', async (_, request) => {
    expect(firstLine(await raw(request))).toBe('HTTP/1.1 400 Bad Request');
  });

  test('cookies of 20 kB are refused, and so is the outbox under another name', async () => {
    expect(await raw(get('/', `localhost\r\nCookie: ${'a'.repeat(20_000)}`))).toMatch(/^HTTP\/1.1 431 /);
    expect(await raw(get('/outbox/', 'localhost'))).toMatch(/^HTTP\/1.1 200 /);
    expect(await raw(get('/outbox/', 'evil.example'))).toMatch(/^HTTP\/1.1 404 /);
    expect(await raw(get('/metrics', 'evil.example'))).toMatch(/^HTTP\/1.1 404 /);
  });
});

test('what the operator asks is answered, the figures to this machine alone', async () => {
  for (const path of ['/health', '/ready', '/metrics'])
    expect(await raw(get(path, 'localhost'))).toMatch(/^HTTP\/1.1 200 [^]*cache-control: no-store/i);
  const counted = 'platine_http_request_duration_seconds_count{route="/api/version",status="2xx"}';
  await raw(get('/api/version', 'localhost'));
  expect(await raw(get('/metrics', 'localhost'))).toContain(counted);
  const proxied = get('/metrics', 'localhost\r\nX-Forwarded-For: 192.0.2.7');
  expect(await raw(proxied)).toMatch(/^HTTP\/1.1 404 /);
});

describe('an order', () => {
  const markup = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'`;
  const sku = 100_321;

  test('has the shop’s price, shows typed markup as text, and is no one else’s', async () => {
    const { call, page } = visitor();
    const forged = { SKU: sku, AMOUNT: 200, UNIT_PRICE: 0.01, PRICE: 0.01, PRICES: [{ AMOUNT: 1, BRUTTO_SP: 0.01 }] };
    const { SESSION } = await call('cartAddPosition', forged);
    const { SESSION: honest } = await visitor().call('cartAddPosition', { SKU: sku, AMOUNT: 200 });
    expect(SESSION.CART.TOTAL).toBe(honest.CART.TOTAL);
    await call('updateEmail', { EMAIL: 'ada@example.org' });
    await call('updateCustomerComment', { CUSTOMER_COMMENT: markup });
    await call('updateCustomerOrderNumber', { CUSTOMER_ORDER_NUMBER: `<b>"'</b><script>` });
    const { ADDRESS: empty } = await call('cartAddAddress', {});
    const lines = { FIRSTNAME: 'Ada', LASTNAME: "D'Angelo", STREET: '1, rue Haute', ZIPCODE: 'L-4011', CITY: 'Esch' };
    await call('cartChangeAddress', {
      ADDRESS_LABEL: 'DELIVERY',
      NEW_ADDRESS: { ...empty, ...lines },
      OLD_ADDRESS: empty,
    });
    await call('updateShippingMethod', { SHIPPING_METHOD: 'UPS_SAVER' });
    const { CART } = await call('updatePaymentMethod', { PAYMENT_METHOD: 'WIRE_TRANSFER' });
    for (const path of ['/shopping_cart', '/checkout', '/checkout_summary']) expectText(await page(path));
    const { TR_SUMMARY } = await call('checkout', { IDEMPOTENCY_KEY: 'attack', CART_VERSION: CART.VERSION });
    const done = `/checkout_done/${TR_SUMMARY.ORDERS[0]?.ORDER_NUMBER ?? ''}`;
    const own = await page(done);
    expect(own.status).toBe(200);
    expectText(own);
    const orderPage = done.replace('/checkout_done/', '/order/');
    for (const query of ['', '?signature=', '?signature=AAAA', `?signature=${'A'.repeat(43)}`]) {
      // A link of an earlier mail leads to the order's own page, whoever has made it.
      expect([301, 404]).toContain((await visitor().page(done + query)).status);
      expect((await visitor().page(orderPage + query)).status).toBe(404);
    }
    expect((await visitor().page(done)).status).toBe(404);
  });

  test('what is searched for is text in the answer', async () => {
    expectText(await visitor().page(`/search?q=${encodeURIComponent(markup)}`));
  });

  function expectText({ html }: { readonly html: string }): void {
    expect(html).not.toMatch(/<script>alert|<img src=x|<b>"/);
    expect(html).toMatch(/<\/html>/);
  }
});
