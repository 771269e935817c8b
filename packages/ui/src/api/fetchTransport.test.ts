import { afterEach, expect, test, vi } from 'vitest';
import { createFetchTransport } from './fetchTransport.ts';

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status })),
  );
const sent = () => vi.mocked(fetch).mock.calls[0];

afterEach(() => vi.unstubAllGlobals());

test('D2: the envelope is read whatever the status', async () => {
  answer('{"SUCCESSFUL":false,"ERROR_CLASS":"InternalErrorException","ERROR":"crash"}', 500);
  await expect(createFetchTransport()('version', {})).resolves.toMatchObject({ ERROR_CLASS: 'InternalErrorException' });
});

test.each([
  ['a page of a proxy', '<html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['JSON that is no envelope', '{"VERSION":"3.0.27"}'],
  ['success without data', '{"SUCCESSFUL":true}'],
  ['a failure without its class', '{"SUCCESSFUL":false}'],
])('%s is no answer', async (_, body) => {
  answer(body);
  await expect(createFetchTransport()('version', {})).rejects.toThrow();
});

test('what changes something is kept alive when the page is left, what reads is not', async () => {
  answer('{"SUCCESSFUL":true,"DATA":{}}');
  await createFetchTransport()('cartAddPosition', { SKU: 7, AMOUNT: 2 });
  expect(sent()).toEqual([
    '/api/session/cart/add/position',
    expect.objectContaining({ method: 'POST', body: '{"SKU":7,"AMOUNT":2}', keepalive: true }),
  ]);
  answer('{"SUCCESSFUL":true,"DATA":{}}');
  await createFetchTransport('https://api.example')('currentSession', {});
  expect(sent()).toEqual([
    'https://api.example/api/session/current',
    expect.objectContaining({ method: 'GET', keepalive: false }),
  ]);
});

test('a body that browsers would not keep alive is sent as any other', async () => {
  answer('{"SUCCESSFUL":true,"DATA":{}}');
  const numbers = Array.from({ length: 2000 }, (_, index) => ({ SKU: 100_000 + index, NUMBER: 'A-1' }));
  await createFetchTransport()('setOwnNumbers', { NUMBERS: numbers });
  expect(sent()?.[1]).toMatchObject({ method: 'POST', keepalive: false });
});
