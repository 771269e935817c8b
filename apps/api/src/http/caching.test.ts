import { toHttp } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

/** Calls without effect whose responses are the same for every caller. */
const shared: readonly CallName[] = [
  'search',
  'loadProducts',
  'retiredProduct',
  'categoryMenu',
  'category',
  'manufacturers',
  'version',
  'appInfo',
  'typeMapping',
  'countries',
  'shippingCountries',
  'freeShippingThreshold',
  'shippingCosts',
  'shippingTariffs',
  'shopPage',
  'shopWindow',
  'shippingMethodTexts',
];

test.each(callNames)('D3: whether the answer of %s may be kept', async (name) => {
  const { method, url, body } = toHttp(calls[name], samples[name].request);
  const { headers } = await shop.send(method, url, body === undefined ? {} : { body });
  expect(headers.get('cache-control')).toBe(shared.includes(name) ? null : 'no-store');
});
