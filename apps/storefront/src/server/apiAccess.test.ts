import type { App, Caller } from '@platine/api/app.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { IncomingRequest } from './apiAccess.ts';
import { embeddedApi, remoteApi } from './apiAccess.ts';

const publicOrigin = 'https://platine.example';

/** A connection as the HTTP server describes it. */
const connection = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };

function callerOf(headers: Record<string, string> = {}): IncomingRequest {
  return { request: new Request(`${publicOrigin}/`, { headers }), connection };
}

const closedDoor = { isOpen: async () => false, enter: async () => null };

function recordingApi() {
  const callers: Caller[] = [];
  const invoke: App['invoke'] = async (_name, _request, caller) => {
    callers.push(caller);
    return {
      envelope: { SUCCESSFUL: false, ERROR_CLASS: 'NotFoundException', ERROR: 'Nothing here.' },
      newSessionToken: null,
      newDeviceToken: null,
    };
  };
  return {
    callers,
    api: { invoke, fetch: () => new Response(), deskDoor: closedDoor, catalogueState: async () => '1' },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['of the connection', 0, '192.0.2.7'],
  ['that a trusted proxy saw', 1, '203.0.113.9'],
])('D32: the calls of a page or a form count for the address %s', async (_, trustedProxies, address) => {
  const { api, callers } = recordingApi();
  const caller = callerOf({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
  await embeddedApi(api, { publicOrigin, trustedProxies }).forCaller(caller).client('version', {});
  expect(callers.map(({ clientAddress }) => clientAddress)).toEqual([address]);
});

test('the storefront’s own calls count for no shopper', async () => {
  const { api, callers } = recordingApi();
  await embeddedApi(api, { publicOrigin, trustedProxies: 0 }).forCaller(null).client('version', {});
  expect(callers).toMatchObject([{ sessionToken: null, clientAddress: null }]);
});

test('D32: a remote API gets the address that the storefront saw', async () => {
  const told: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: URL, init: RequestInit) => {
    told.push(new Headers(init.headers).get('x-forwarded-for'));
    return Response.json({ SUCCESSFUL: true, DATA: { VERSION: '1' } });
  });
  await remoteApi({ apiUrl: 'https://api.example', publicOrigin, deskOrigin: publicOrigin, log: () => undefined })
    .forCaller(callerOf({ 'x-forwarded-for': '203.0.113.9' }))
    .client('version', {});
  expect(told).toEqual(['203.0.113.9, 192.0.2.7']);
});

test('D26: a remote API that never answers counts as away after ten seconds', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const { client } = remoteApi({
    apiUrl: 'https://api.example',
    publicOrigin,
    deskOrigin: publicOrigin,
    log: () => undefined,
  }).forCaller(null);
  await expect(client('currentSession', {})).resolves.toMatchObject({ kind: 'network' });
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test('the state of the catalogue is that of the embedded API', async () => {
  const { api } = recordingApi();
  const states = ['1.1', '1.2'];
  const access = embeddedApi(
    { ...api, catalogueState: async () => states.shift() ?? '' },
    { publicOrigin, trustedProxies: 0 },
  );
  vi.useFakeTimers();
  try {
    expect([await access.catalogueState(), await access.catalogueState()]).toEqual(['1.1', '1.1']);
    vi.advanceTimersByTime(5000);
    expect(await access.catalogueState()).toBe('1.2');
  } finally {
    vi.useRealTimers();
  }
});

test('the catalogue of a remote API counts as changed every five seconds', async () => {
  const access = remoteApi({
    apiUrl: 'https://api.example',
    publicOrigin,
    deskOrigin: publicOrigin,
    log: () => undefined,
  });
  vi.useFakeTimers();
  try {
    const first = await access.catalogueState();
    vi.advanceTimersByTime(4999);
    expect(await access.catalogueState()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(await access.catalogueState()).not.toBe(first);
  } finally {
    vi.useRealTimers();
  }
});
