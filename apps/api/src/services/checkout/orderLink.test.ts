import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { makeReady, testShopper } from '../../../testing/testShopper.ts';
import { sign } from '../../db/secrets.ts';
import { findLinked, orderLinkSignature } from './orderLink.ts';

let shop: TestApp;
let orderNumber = '';
beforeAll(async () => {
  shop = await openTestApp();
  const shopper = testShopper(shop.app);
  const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
  const { TR_SUMMARY } = await shopper.call('checkout', { IDEMPOTENCY_KEY: 'x', CART_VERSION });
  orderNumber = TR_SUMMARY.ORDERS[0]?.ORDER_NUMBER ?? '';
});
afterAll(() => shop.close());

/** Whether a link has ended after so many days, in a shop whose links work for ten; null: it is none of the shop's. */
async function hasEnded(signature: string, days: number) {
  const now = new Date(shop.time.now.getTime() + days * 86_400_000);
  return (await findLinked({ db: shop.db, now, orderLinkDays: 10 }, { orderNumber, signature }))?.ended ?? null;
}

test('D7: a link ends after the days that the operator has set, and not a day before', async () => {
  const signature = await orderLinkSignature({ db: shop.db, now: shop.time.now }, orderNumber);
  expect([await hasEnded(signature, 10), await hasEnded(signature, 11)]).toEqual([false, true]);
});

test('D7: a link of an older version, which names no day, counts from the day of the order', async () => {
  const signature = await sign(shop.db, 'orderLink', orderNumber);
  expect([await hasEnded(signature, 10), await hasEnded(signature, 11)]).toEqual([false, true]);
});

test('D7: a link with another day, or without one, is none of the shop’s', async () => {
  const [day = '', rest = ''] = (await orderLinkSignature({ db: shop.db, now: shop.time.now }, orderNumber)).split('.');
  for (const forged of [
    rest,
    `2999-01-01.${rest}`,
    `${day}.${await sign(shop.db, 'orderLink', orderNumber)}`,
    `${day}.`,
  ])
    expect(await hasEnded(forged, 0), forged).toBeNull();
});
