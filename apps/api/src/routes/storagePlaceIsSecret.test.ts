import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { parseRequest } from '@platine/domain/contract/parse.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import { products } from '../db/schema.ts';

const place = 'secretshelf';
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.db.update(products).set({ storagePlace: place, statedPlace: place });
}, 120_000);
afterAll(() => shop.close());

/** Pages, structured data and the product feed have no other source than these calls. */
test.each<[CallName, object]>([
  ['loadProducts', { SKUS: Object.values(testSkus) }],
  ['search', { q: '', VIEW: 'listing', WITH_PRODUCTS: true }],
  ['search', { q: 'resistor', VIEW: 'autocomplete', WITH_PRODUCTS: true }],
  ['cartAddPosition', { SKU: testSkus.plain, AMOUNT: 1 }],
  ['currentSession', {}],
  ['matchPartsList', { TEXT: `1 LG-${testSkus.plain}`, BOARDS: 1 }],
])('issue 20: a storage place is the shop’s own: no %s %j has it', async (name, request) => {
  const { envelope } = await shop.app.invoke(name, parseRequest(name, request), { sessionToken: null });
  expect(envelope).toMatchObject({ SUCCESSFUL: true });
  const answer = JSON.stringify(envelope);
  if (name !== 'currentSession') expect(answer, 'the answer is about a product').toContain(String(testSkus.plain));
  expect(answer).not.toMatch(/secretshelf|STORAGE_PLACE|storagePlace|statedPlace/);
});

test('nothing is found by it', async () => {
  const request = parseRequest('search', { q: place, VIEW: 'listing' });
  const { envelope } = await shop.app.invoke('search', request, { sessionToken: null });
  expect(envelope).toMatchObject({ SUCCESSFUL: true, DATA: { PRODUCTS: [] } });
});

test.each(['/parts/category/1.2.1.1.json', `/parts/${testSkus.plain}.json`])(
  'KiCad’s %s does not have it',
  async (path) => {
    const { status, text } = await shop.send('GET', `/api/kicad/v1${path}`);
    expect(status).toBe(200);
    expect(text).toContain(String(testSkus.plain));
    expect(text).not.toContain(place);
  },
);
