import { maximumFor } from '@platine/domain/cart/quantity.ts';
import { productFromWire } from '@platine/domain/catalog/product.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testNow } from '../../testing/testApp.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import { testShopper } from '../../testing/testShopper.ts';
import { createApp } from '../app.ts';

/** Limits two products that the specification does not name, and none of those that it does. */
const ownLimits: Shop['limits'] = {
  educationalLine: { manufacturerIds: [1], names: [], pieces: 4 },
  scarce: { skus: [testSkus.reduced], pieces: 1 },
};

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

const shopperOf = (limits: Shop['limits']) =>
  testShopper(
    createApp({
      db: shop.db,
      clock: () => testNow,
      currentShop: () => ({ ...exampleShop, limits }),
      log: () => undefined,
      publicOrigin: 'http://shop.test',
    }),
  );

test.each([
  ['the specification’s', exampleShop.limits, testSkus.school, 5],
  ['the specification’s', exampleShop.limits, testSkus.scarce, 2],
  ['the specification’s', exampleShop.limits, testSkus.plain, null],
  ['its own', ownLimits, testSkus.plain, 4],
  ['its own', ownLimits, testSkus.reduced, 1],
  ['its own, and the product’s', ownLimits, testSkus.flagged, 3],
  ['its own', ownLimits, testSkus.school, null],
] as const)('spec §9: a shop with %s limits says and keeps them (%#)', async (_, limits, sku, limit) => {
  const { call } = shopperOf(limits);
  for (const FILTER_CLASS of ['LIST', 'FULL'] as const) {
    const { PRODUCTS } = await call('loadProducts', { SKUS: [sku], FILTER_CLASS });
    expect(PRODUCTS.map((wire) => productFromWire(wire).rule.limit)).toEqual([limit]);
  }
  if (limit === null || maximumFor({ step: sku === testSkus.flagged ? 5 : 1, limit }) === 0) return;
  const { SESSION } = await call('cartAddPosition', { SKU: sku, AMOUNT: 9 });
  expect(SESSION.CART.POSITIONS.map(({ AMOUNT }) => AMOUNT)).toEqual([limit]);
});
