import type { App, Caller } from '@platine/api/app.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Asker } from './apiAccess.ts';
import { embeddedApi, remoteApi } from './apiAccess.ts';

const publicOrigin = 'https://platine.example';

/** What the HTTP server says of a connection. */
const connection = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };

function askerOf(headers: Record<string, string> = {}): Asker {
  return { request: new Request(`${publicOrigin}/`, { headers }), connection };
}

function recordingApi() {
  const callers: Caller[] = [];
  const invoke: App['invoke'] = async (_name, _request, caller) => {
    callers.push(caller);
    return {
      envelope: { SUCCESSFUL: false, ERROR_CLASS: 'NotFoundException', ERROR: 'Nothing here.' },
      newSessionToken: null,
    };
  };
  return { callers, api: { invoke, fetch: () => new Response() } };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['the one that is connected', 0, '192.0.2.7'],
  ['the one that a trusted proxy saw', 1, '203.0.113.9'],
])(
  'D32: what a page or a form asks for counts for the address of the shopper: %s',
  async (_, trustedProxies, address) => {
    const { api, callers } = recordingApi();
    const asker = askerOf({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
    await embeddedApi(api, { publicOrigin, trustedProxies }).forCaller(asker).client('version', {});
    expect(callers.map(({ clientAddress }) => clientAddress)).toEqual([address]);
  },
);

test('what the shop asks for itself counts for nobody', async () => {
  const { api, callers } = recordingApi();
  await embeddedApi(api, { publicOrigin, trustedProxies: 0 }).forCaller(null).client('version', {});
  expect(callers).toMatchObject([{ sessionToken: null, clientAddress: null }]);
});

test('D32: a remote API is told whom the storefront saw', async () => {
  const told: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: URL, init: RequestInit) => {
    told.push(new Headers(init.headers).get('x-forwarded-for'));
    return Response.json({ SUCCESSFUL: true, DATA: { VERSION: '1' } });
  });
  await remoteApi('https://api.example', publicOrigin)
    .forCaller(askerOf({ 'x-forwarded-for': '203.0.113.9' }))
    .client('version', {});
  expect(told).toEqual(['203.0.113.9, 192.0.2.7']);
});

describe('a body that a remote API shall not see', () => {
  const torn = () =>
    new ReadableStream({
      pull(controller) {
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
  const url = `${publicOrigin}/api/session/cart/add/position`;

  test.each<[what: string, body: () => BodyInit, headers: Record<string, string>, status: number, errorClass: string]>([
    ['broke off on its way', torn, {}, 400, 'InvalidRequestException'],
    ['is too large', () => 'x'.repeat(65_537), {}, 413, 'PayloadTooLargeException'],
    ['comes from another site', () => '{}', { origin: 'https://evil.example' }, 403, 'ForbiddenException'],
  ])('because it %s is refused as the API refuses it, and is no API that is away', async (_, body, headers, ...is) => {
    const asked = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', asked);
    const sent = { method: 'POST', headers, body: body(), duplex: 'half' };
    const answer = await remoteApi('https://api.example', publicOrigin).fetch(new Request(url, sent), connection);
    const envelope: unknown = await answer.json();
    expect([answer.status, envelope]).toEqual([is[0], expect.objectContaining({ ERROR_CLASS: is[1] })]);
    expect(answer.headers.get('connection')).toBe(is[0] === 413 ? 'close' : null);
    expect(asked).not.toHaveBeenCalled();
  });
});
