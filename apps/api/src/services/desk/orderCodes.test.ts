import { eq } from 'drizzle-orm';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderByTransfer } from '../../../testing/orderDesk.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { products } from '../../db/schema.ts';
import { readDeskOrder } from './deskOrders.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

test('issue 20: an order has the GTINs that its products have now, by which their pieces are scanned', async () => {
  const orderNumber = await orderByTransfer(shop);
  const read = async () => {
    const { gtins, order } = await readDeskOrder({ db: shop.db, zones: exampleShop.delivery.zones }, orderNumber);
    return { gtins, sku: order.lines[0]?.sku ?? 0 };
  };
  const { sku } = await read();
  await shop.db.update(products).set({ gtin: '4006381333931' });
  expect((await read()).gtins).toEqual({ [sku]: '4006381333931' });
  await shop.db.update(products).set({ gtin: null }).where(eq(products.sku, sku));
  expect((await read()).gtins).toEqual({});
});
