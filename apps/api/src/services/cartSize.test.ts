import { afterAll, beforeAll, expect, test } from 'vitest';
import { maximumPositions } from '@platine/domain/cart/size.ts';
import { createApp } from '../app.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { cartPositions } from '../db/schema.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { testNow } from '../../testing/testApp.ts';
import { testProduct, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders } from '../../testing/testFolder.ts';
import { testShopper } from '../../testing/testShopper.ts';
import { hashToken } from './sessionToken.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const skus = Array.from({ length: maximumPositions + 5 }, (_, index) => 100_001 + index);
const beyond = skus.slice(maximumPositions);
let opened: OpenedDatabase;

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  const folder = writeTestCatalogue(skus.map((sku) => testProduct(sku)));
  await loadCatalogue(opened.db, { folder, clock: () => testNow, warn: () => undefined });
}, 60_000);
afterAll(async () => {
  await opened.close();
  removeTestFolders();
});

/** A shopper with the first `count` products in the cart, written past the rules as an older version of the shop let them be. */
async function shopperWith(count: number) {
  const { db } = opened;
  const app = createApp({
    db,
    clock: () => testNow,
    currentShop: () => exampleShop,
    log: () => undefined,
    publicOrigin: 'http://shop.test',
  });
  const shopper = testShopper(app);
  const [first = 0, ...others] = skus.slice(0, count);
  await shopper.call('cartAddPosition', { SKU: first, AMOUNT: 1 });
  const tokenHash = hashToken(shopper.token() ?? '');
  await db.insert(cartPositions).values(others.map((sku) => ({ tokenHash, sku, amount: 1 })));
  const size = async () => (await shopper.call('currentSession', {})).CART.POSITIONS.length;
  return { ...shopper, size, add: (SKU = 0) => shopper.attempt('cartAddPosition', { SKU, AMOUNT: 1 }) };
}

test('a cart takes its 200th product and refuses the next; of those in it there can be more', async () => {
  const { add, size } = await shopperWith(maximumPositions - 1);
  expect(await add(skus[maximumPositions - 1])).toMatchObject({ ADJUSTMENTS: [] });
  expect(await add(beyond[0])).toEqual({ errorClass: 'CartFullException' });
  expect(await add(skus[0])).toMatchObject({ ADJUSTMENTS: [] });
  expect(await size()).toBe(maximumPositions);
});

test('a cart that was stored with more opens, and takes a product again once it is smaller', async () => {
  const { add, size, call } = await shopperWith(maximumPositions + 2);
  expect(await size()).toBe(maximumPositions + 2);
  for (const SKU of skus.slice(0, 3)) {
    expect(await add(beyond[4])).toEqual({ errorClass: 'CartFullException' });
    await call('cartRemovePosition', { SKU, AMOUNT: 1 });
  }
  expect(await add(beyond[4])).toMatchObject({ ADJUSTMENTS: [] });
});

test('of several positions added together those beyond the 200th are named, and none of the others is lost', async () => {
  const { call, size } = await shopperWith(maximumPositions - 2);
  const POSITIONS = [skus[0], ...skus.slice(maximumPositions - 2)].map((SKU = 0) => ({ SKU, AMOUNT: 2 }));
  const { ADJUSTMENTS } = await call('cartAddPositions', { POSITIONS });
  expect(await size()).toBe(maximumPositions);
  const left = beyond.map((SKU) => ({ SKU, REASON: 'CART_FULL', WANTED: 2, AMOUNT: 0 }));
  expect(ADJUSTMENTS).toEqual(left);
});
