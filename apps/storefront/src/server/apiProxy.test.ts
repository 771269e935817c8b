import type { LogLine } from '@platine/api/log/log.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiProxy } from './apiProxy.ts';

const publicOrigin = 'https://platine.example';
const deskOrigin = 'https://desk.platine.example';
const addPath = '/api/session/cart/add/position';

/** A connection as the HTTP server describes it. */
const connection = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };

let lines: LogLine[] = [];
let asked: Request[] = [];

beforeEach(() => {
  lines = [];
  asked = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sends a request to a storefront whose API answers with `answer`. */
async function ask(path: string, init: RequestInit = {}, answer = () => Promise.resolve(new Response())) {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return answer();
  });
  const app = createApiProxy({
    apiUrl: 'https://api.example',
    publicOrigin,
    deskOrigin,
    log: (line) => lines.push(line),
  });
  return app.fetch(new Request(publicOrigin + path, init), { connection });
}

const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const failure = { SUCCESSFUL: false, ERROR_CLASS: 'CartConflictException', ERROR: 'Prices have changed.' };
const refusing = async () =>
  Response.json(failure, { headers: { 'X-Request-Id': id, 'X-Error-Class': 'CartConflictException' } });

describe('a proxied request is logged', () => {
  test('as the API logs it: under the same id, with the class of its error, and without data', async () => {
    const cookie = `platine_session=${'a'.repeat(43)}`;
    const headers = { cookie, 'content-type': 'application/json', 'Idempotency-Key': 'the key' };
    const sent = { method: 'POST', headers, body: '{"EMAIL":"ada@example.org"}' };
    const answer = await ask('/api/session/payment/checkout?secret=1', sent, refusing);
    const request = { event: 'request', id, method: 'POST', route: '/api/session/payment/checkout', status: 200 };
    expect(lines).toMatchObject([{ ...request, errorClass: 'CartConflictException' }]);
    expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(
      ['event', 'id', 'method', 'route', 'status', 'ms', 'errorClass'].toSorted(),
    );
    expect(JSON.stringify(lines)).not.toMatch(/aaaa|secret|ada@|key|192\.0/);
    expect([answer.headers.get('x-request-id'), await answer.json()]).toEqual([id, failure]);
  });

  test.each([
    ['/api/category/1.2.1?q=1', '/api/category/{PATH}'],
    ['/pictures/193004-01234567.svg', '/pictures/*'],
    ['/sandbox/payment/1b9d', '/sandbox/*'],
    ['/api/payment/notice/PAYPAL', '/api/payment/notice/*'],
    ['/api/no/such/call', 'unknown'],
  ])('%s by its route, %s, and under a new id when the API gave none', async (path, route) => {
    const answer = await ask(path);
    const given = answer.headers.get('x-request-id');
    expect(given).toMatch(/^[\da-f-]{36}$/);
    expect(lines).toMatchObject([{ event: 'request', id: given, method: 'GET', route, status: 200 }]);
    expect(lines[0]).not.toHaveProperty('errorClass');
  });

  test('when no API answers, as a crash under the same id, and the browser may retry', async () => {
    const answer = await ask(addPath, { method: 'POST', body: '{}' }, () => Promise.reject(new TypeError('ada@')));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const same = { id: answer.headers.get('x-request-id'), route: addPath };
    expect(lines).toMatchObject([
      { event: 'crash', error: 'TypeError', ...same },
      { event: 'request', status: 503, ...same },
    ]);
    expect(JSON.stringify(lines)).not.toContain('ada@');
  });
});

describe('a request that is not passed on', () => {
  const torn = () =>
    new ReadableStream({
      pull(controller) {
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });

  test.each<[what: string, body: () => BodyInit, headers: Record<string, string>, status: number, errorClass: string]>([
    ['broke off on its way', torn, {}, 400, 'InvalidRequestException'],
    ['is too large', () => 'x'.repeat(65_537), {}, 413, 'PayloadTooLargeException'],
    ['comes from another site', () => '{}', { origin: 'https://evil.example' }, 403, 'ForbiddenException'],
  ])(
    'because it %s gets the API’s own refusal, and not the answer of an API that is away',
    async (_, body, headers, ...is) => {
      const [status, errorClass] = is;
      const sent = { method: 'POST', headers, body: body(), duplex: 'half' };
      const answer = await ask(addPath, sent);
      const envelope: unknown = await answer.json();
      expect([answer.status, envelope]).toEqual([status, expect.objectContaining({ ERROR_CLASS: errorClass })]);
      expect(answer.headers.get('connection')).toBeNull();
      expect(lines).toMatchObject([{ event: 'request', route: addPath, status, errorClass }]);
      expect(asked).toEqual([]);
    },
  );
});

const cross = { 'sec-fetch-site': 'cross-site' };

test.each([
  ['a call without effect', 'GET', '/api/category/1.2.1', 200],
  ['a picture', 'GET', '/pictures/193004.svg', 200],
  ['the headers of a picture', 'HEAD', '/pictures/193004.svg', 200],
  ['a call with effect', 'GET', '/api/session/logout', 403],
  ['a form of the sandbox', 'POST', '/sandbox/payment/1b9d', 403],
])('D3: requested by another site, %s (%s %s) is answered with %i', async (_, method, path, status) => {
  expect((await ask(path, { method, headers: cross })).status).toBe(status);
});

test.each([
  ['/desk/api/signOut', deskOrigin, 200],
  ['/desk/api/signOut', 'https://evil.example', 403],
  [addPath, deskOrigin, 403],
])('%s sent by a page of %s is answered with %i', async (path, origin, status) => {
  expect((await ask(path, { method: 'POST', headers: { origin } })).status).toBe(status);
});

test('the API gets cookies, language and the call’s own headers, and no others of a browser', async () => {
  const headers = { cookie: 'a=1', 'accept-language': 'fr', 'user-agent': 'x', referer: 'y', 'Idempotency-Key': 'k' };
  await ask('/api/session/payment/checkout', { method: 'POST', headers });
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
    cookie: 'a=1',
    'accept-language': 'fr',
    'idempotency-key': 'k',
    'x-forwarded-for': '192.0.2.7',
  });
});

test('D5: a notice of a payment provider keeps the header that signs it', async () => {
  const headers = { 'Sandbox-Signature': 'signed', 'content-type': 'application/json' };
  await ask('/api/payment/notice/PAYPAL', { method: 'POST', headers, body: '{"paymentId":"1"}' });
  expect(asked[0]?.headers.get('sandbox-signature')).toBe('signed');
  expect(await asked[0]?.text()).toBe('{"paymentId":"1"}');
});

test('D5: a redirect of the sandbox reaches the browser', async () => {
  const back = async () => new Response(null, { status: 303, headers: { Location: '/checkout_summary?returned' } });
  const answer = await ask('/sandbox/payment/1b9d', { method: 'POST', body: 'decision=approve' }, back);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout_summary?returned']);
  expect(asked.map(({ redirect }) => redirect)).toEqual(['manual']);
});
