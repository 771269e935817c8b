import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { readCatalogueState } from '../../search/catalogueState.ts';
import { editStructure } from './editStructure.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

const find = async (q: string) =>
  (await shop.send('POST', '/api/search', { body: { q, VIEW: 'listing', SKIP: 0, LIMIT: 20 } })).text;

test('shoppers find products by the new name of their maker, see it, and see the menu as it was changed', async () => {
  expect(await find('Zyklotron')).toContain('"PRODUCTS":[]');
  const before = await readCatalogueState(shop.db);
  const maker = { kind: 'maker', ref: '105', name: 'Zyklotron', country: 'AT', contact: null, logo: null } as const;
  const entries = [{ title: { EN: 'Widgets' }, groupTags: ['bricks'] }];
  const group = { kind: 'group', ref: 'widgets', title: { EN: 'Widgets' }, entries, position: 0 } as const;
  for (const edit of [
    { act: 'changed', entry: maker },
    { act: 'created', entry: group },
  ] as const) {
    const request = { edit, by: 'anna', why: 'test', key: edit.entry.kind, seen: 0 };
    expect(await editStructure({ db: shop.db, now: shop.time.now }, request)).toMatchObject({ result: 'done' });
  }
  expect(await readCatalogueState(shop.db), 'pages are drawn anew').not.toBe(before);
  expect(await find('Zyklotron')).toContain(String(testSkus.school));
  expect(await find('Klots School'), 'of its own name').toContain(String(testSkus.school));
  const product = await shop.send('POST', '/api/product/load', { body: { SKUS: [testSkus.school] } });
  expect(product.text).toContain('Zyklotron');
  const menu = await shop.send('GET', '/api/category/shop/menu');
  expect(menu.text.indexOf('Widgets')).toBeGreaterThan(-1);
  expect(menu.text.indexOf('Widgets')).toBeLessThan(menu.text.indexOf('components'));
});
