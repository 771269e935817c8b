import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenedPaypal } from '../../../../testing/providers/openPaypal.ts';
import { openPaypal } from '../../../../testing/providers/openPaypal.ts';
import type { PaypalClient } from './paypalClient.ts';
import { createPaypalClient } from './paypalClient.ts';

const hourMs = 60 * 60_000;
let now = Date.parse('2026-11-24T12:00:00Z');
const clock = () => new Date(now);
let paypal: OpenedPaypal;
let ask: PaypalClient;

beforeAll(async () => {
  paypal = await openPaypal({ now: () => now });
});
afterAll(() => paypal.stop());
beforeEach(() => {
  ask = createPaypalClient(paypal.account, clock);
  paypal.received.length = 0;
});

const read = () => {
  const signal = AbortSignal.timeout(5000);
  return ask({ method: 'GET', path: '/v2/checkout/orders/UNKNOWN', body: null, requestId: null, signal });
};
const notFound = { kind: 'failed', error: { name: 'INVALID_RESOURCE_ID' } };
const tokens = () => paypal.received.filter(({ path }) => path === '/v1/oauth2/token').length;

test('one token is asked for by all callers, until a minute before its end', async () => {
  await Promise.all([read(), read()]);
  now += 9 * hourMs - 61_000;
  expect([await read(), tokens()]).toEqual([notFound, 1]);
  now += 1000;
  expect([await read(), tokens()]).toEqual([notFound, 2]);
});

test('a token that PayPal has withdrawn is replaced, and the request made again', async () => {
  await read();
  paypal.books.tokens.clear();
  expect([await read(), tokens()]).toEqual([notFound, 2]);
});

test('a token that could not be had is asked for again', async () => {
  paypal.fail('/oauth2/token', { kind: 'away' });
  await expect(read()).rejects.toThrow('PayPal: NO_ANSWER');
  expect(await read()).toEqual(notFound);
});

test('wrong credentials are named, and not repeated', async () => {
  ask = createPaypalClient({ ...paypal.account, clientSecret: 'marked-wrong' }, clock);
  await expect(read()).rejects.toThrow(/^PayPal: invalid_client$/);
});

test('an error that is a sentence goes by its name', async () => {
  paypal.fail('/UNKNOWN', { kind: 'error', name: 'Some sentence.' });
  expect(await read()).toEqual({ kind: 'failed', error: { name: 'UNPROCESSABLE_ENTITY' } });
});
