import { once } from 'node:events';
import type { Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { sql } from 'drizzle-orm';
import { sessions } from './db/schema.ts';
import { hashToken } from './services/sessionToken.ts';
import { removeEndedSessions } from './services/session.ts';
import { testSkus } from '../testing/testCatalogue.ts';
import type { TestApp } from '../testing/testApp.ts';
import { cookieOf, openTestApp, testNow, testOrigin } from '../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

const isChanging = ({ effect, method }: CallDescription) => effect === true || method === 'POST';
const addPath = '/api/session/cart/add/position';
const one = { SKU: testSkus.plain, AMOUNT: 1 };
const sessionCount = () => shop.db.$count(sessions);
const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000);

test.each<[what: string, body: unknown, status: number, errorClass: string, field?: string]>([
  ['malformed JSON', '{"SKU":', 400, 'InvalidRequestException'],
  ['a list', '[]', 400, 'InvalidRequestException'],
  ['a missing field', { SKU: testSkus.plain }, 400, 'InvalidRequestException', 'AMOUNT'],
  ['a negative amount', { SKU: testSkus.plain, AMOUNT: -1 }, 400, 'InvalidRequestException', 'AMOUNT'],
  ['half a piece', { SKU: testSkus.plain, AMOUNT: 1.5 }, 400, 'InvalidRequestException', 'AMOUNT'],
  ['too many pieces', { SKU: testSkus.plain, AMOUNT: 1e9 }, 400, 'InvalidRequestException', 'AMOUNT'],
  ['an amount in words', { SKU: testSkus.plain, AMOUNT: '1' }, 400, 'InvalidRequestException', 'AMOUNT'],
  ['2 MB', JSON.stringify({ ...one, X: 'x'.repeat(2_000_000) }), 413, 'PayloadTooLargeException'],
  ['an unknown SKU', { SKU: 999, AMOUNT: 1 }, 200, 'ProductNotFoundException'],
  ['a product that is not for sale', { SKU: testSkus.noSale, AMOUNT: 1 }, 200, 'NotOrderableException'],
  ['a product with a limit below its step', { SKU: testSkus.flagged, AMOUNT: 1 }, 200, 'NotOrderableException'],
])('D2: %s is answered in the envelope, and nothing is stored', async (_, body, status, errorClass, field) => {
  const before = await sessionCount();
  const answer = await shop.send('POST', addPath, { body });
  expect(answer.status).toBe(status);
  expect(answer.json).toMatchObject({ SUCCESSFUL: false, ERROR_CLASS: errorClass });
  if (field !== undefined) expect(answer.json).toMatchObject({ FIELDS: [{ FIELD: field }] });
  expect([answer.headers.get('x-error-class'), answer.headers.get('set-cookie')]).toEqual([errorClass, null]);
  expect(await sessionCount()).toBe(before);
});

test.each([
  ['GET', '/api/nowhere', undefined],
  ['GET', addPath, undefined],
] as const)('an unknown path and a wrong method are not found: %s %s', async (method, path, body) => {
  const answer = await shop.send(method, path, { body });
  expect(answer.status).toBe(404);
  expect(answer.json).toMatchObject({ SUCCESSFUL: false, ERROR_CLASS: 'NotFoundException' });
});

test('D3: a change and a reading with effect need the same origin', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const forbidden = { SUCCESSFUL: false, ERROR_CLASS: 'ForbiddenException' };
  expect((await shop.send('POST', addPath, { body: one, headers })).json).toMatchObject(forbidden);
  expect((await shop.send('GET', '/api/session/update/total', { headers })).json).toMatchObject(forbidden);
  expect((await shop.send('GET', '/api/session/current', { headers })).status).toBe(200);
});

test.each(callNames.filter((name) => isChanging(calls[name])))(
  'D3: %s is not done for a page elsewhere',
  async (name) => {
    const { method, url } = toHttp(calls[name], samples[name].request);
    for (const headers of [
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'null' },
      { Origin: 'http://shop.test.evil.example' },
    ])
      expect((await shop.send(method, url, { ...(method === 'POST' && { body: '{}' }), headers })).status).toBe(403);
  },
);

test('a zero character is refused before it reaches the database', async () => {
  expect((await shop.send('GET', '/api/category/%00')).status).toBe(400);
  expect((await shop.send('POST', '/api/search', { body: { q: 'a\0', VIEW: 'listing' } })).status).toBe(400);
});

test('a crash leaves the server as an envelope without its cause, and in the log without personal data', async () => {
  await shop.db.execute(sql`alter table menu_groups rename to menu_groups_gone`);
  const answer = await shop.send('GET', '/api/category/shop/menu');
  const invoked = await shop.app.invoke('categoryMenu', {}, { sessionToken: null });
  await shop.db.execute(sql`alter table menu_groups_gone rename to menu_groups`);
  expect(answer.status).toBe(500);
  const id = answer.headers.get('x-request-id') ?? '';
  expect(answer.json).toEqual({
    SUCCESSFUL: false,
    ERROR_CLASS: 'InternalErrorException',
    ERROR: `Something went wrong; request ${id}.`,
  });
  expect(invoked.envelope).toMatchObject({ ERROR_CLASS: 'InternalErrorException' });
  const crash = shop.lines.find((line) => line.event === 'crash');
  expect(crash).toMatchObject({ id, route: '/api/category/shop/menu' });
  expect(JSON.stringify(crash)).toContain('42P01');
});

test('the log has route and outcome, without request data', async () => {
  shop.lines.length = 0;
  await shop.send('GET', '/api/category/1.2.1?secret=1', { cookie: `platine_session=${'a'.repeat(43)}` });
  expect(shop.lines).toHaveLength(1);
  expect(shop.lines[0]).toMatchObject({ event: 'request', method: 'GET', route: '/api/category/{PATH}', status: 200 });
  expect(Object.keys(shop.lines[0] ?? {})).toEqual(['event', 'id', 'method', 'route', 'status', 'ms']);
  expect(JSON.stringify(shop.lines)).not.toMatch(/secret|aaaa|1\.2\.1/);
});

test('spec §9: a reader gets the default session, and neither a cookie nor a row', async () => {
  const before = await sessionCount();
  const answer = await shop.send('GET', '/api/session/current');
  expect(answer.json).toMatchObject({
    DATA: {
      ACTIVE_LANGUAGE: null,
      CUSTOMER_TYPE: 'PRIVATE',
      COUNTRY_CODE: 'LU',
      CART: { VERSION: 0, POSITIONS: [], TOTAL: 0 },
    },
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await sessionCount()).toBe(before);
});

test('D6: the first change makes a session; only the hash of its token is stored; an invented token is not accepted', async () => {
  const madeUp = 'a'.repeat(43);
  const first = await shop.send('POST', '/api/session/set_active_language', {
    body: { LANGUAGE_CODE: 'DE' },
    cookie: `platine_session=${madeUp}`,
  });
  const cookie = cookieOf(first);
  const token = cookie.split('=')[1] ?? '';
  expect(token).not.toBe(madeUp);
  const stored = await shop.db.select().from(sessions);
  expect(stored.map((row) => row.tokenHash)).toContain(hashToken(token));
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await shop.send('GET', '/api/session/current', { cookie })).json).toMatchObject({
    DATA: { ACTIVE_LANGUAGE: 'DE' },
  });
});

test('D11: customer data changes what is charged; a country without delivery is refused', async () => {
  const cookie = cookieOf(await shop.send('POST', addPath, { body: { SKU: testSkus.plain, AMOUNT: 2 } }));
  const set = (COUNTRY: string, CUSTOMER_TYPE: string) =>
    shop.send('POST', '/api/session/set_customer_data', { body: { COUNTRY, CUSTOMER_TYPE }, cookie });
  const german = await set('DE', 'PRIVATE');
  expect(german.json).toMatchObject({
    DATA: { CART: { VAT: { CASE: 'DESTINATION', RATE: 19 }, TOTAL: 2.38, TOTAL_TAX: 0.38, MINIMUM_ORDER_VALUE: 10 } },
  });
  const swiss = await set('CH', 'COMPANY');
  expect(swiss.json).toMatchObject({
    DATA: {
      CART: {
        VAT: { CASE: 'EXPORT', RATE: 0 },
        TOTAL: 2,
        TOTAL_TAX: 0,
        MINIMUM_ORDER_VALUE: 50,
        FREE_SHIPPING_THRESHOLD: null,
      },
    },
  });
  expect(await set('XX', 'PRIVATE')).toMatchObject({ status: 400, json: { FIELDS: [{ FIELD: 'COUNTRY' }] } });
});

test('a session lives 90 days after its last call, and is removed with its cart after that', async () => {
  const cookie = cookieOf(await shop.send('POST', addPath, { body: one }));
  const version = async () => {
    const answer = await shop.send('GET', '/api/session/current', { cookie });
    return { answer, data: answer.json };
  };
  shop.time.now = days(89);
  const { answer, data } = await version();
  expect(data).toMatchObject({ DATA: { CART: { VERSION: 1 } } });
  expect(cookieOf(answer)).toBe(cookie);
  shop.time.now = days(89 + 89);
  expect((await version()).data).toMatchObject({ DATA: { CART: { VERSION: 1 } } });
  shop.time.now = days(89 + 89 + 90);
  expect((await version()).data).toMatchObject({ DATA: { CART: { VERSION: 0 } } });
  const changed = await shop.send('POST', '/api/session/set_active_language', {
    body: { LANGUAGE_CODE: 'DE' },
    cookie,
  });
  expect(cookieOf(changed), 'no change revives it').not.toBe(cookie);
  await removeEndedSessions(shop.db, shop.time.now);
  expect(await sessionCount(), 'the new one').toBe(1);
  shop.time.now = testNow;
});

test.each(['/api/version', '/api/nowhere', `/pictures/${testSkus.plain}.svg`, '/pictures/1.svg', '/nowhere'])(
  'nothing is guessed about the answer of %s, whatever it is',
  async (path) => expect((await shop.send('GET', path)).headers.get('x-content-type-options')).toBe('nosniff'),
);

test('an oversized body is refused over a real connection, which stays open, with a declared length or chunked, repeatedly', async () => {
  const server = serve({ fetch: shop.app.fetch, port: 0 });
  let closed = 0;
  server.on('connection', (connection: Socket) => {
    connection.on('close', () => closed++);
  });
  await once(server, 'listening');
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}${addPath}`;
  const post = async (body: string | ReadableStream) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    });
    return `${response.status} ${await response.text()}`;
  };
  const large = 'x'.repeat(2_000_000);
  for (const body of [large, new Blob([large]).stream(), large, new Blob([large]).stream(), new Blob([large]).stream()])
    expect(await post(body)).toMatch(/^413 .*PayloadTooLargeException/);
  expect(closed).toBe(0);
  server.close();
});

test('a page on another host of the shop may change its own session', async () => {
  const answer = await shop.send('POST', addPath, { body: one, headers: { Origin: testOrigin } });
  expect(answer.status).toBe(200);
});
