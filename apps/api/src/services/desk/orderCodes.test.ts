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

test('issue 20: an order has the GTINs and the storage places that its products have now', async () => {
  const orderNumber = await orderByTransfer(shop);
  const read = async () => {
    const { gtins, places, order } = await readDeskOrder(
      { db: shop.db, zones: exampleShop.delivery.zones },
      orderNumber,
    );
    return { gtins, places, sku: order.lines[0]?.sku ?? 0 };
  };
  const { sku } = await read();
  await shop.db.update(products).set({ gtin: '4006381333931', storagePlace: 'A-03-2' });
  expect(await read()).toMatchObject({ gtins: { [sku]: '4006381333931' }, places: { [sku]: 'A-03-2' } });
  await shop.db.update(products).set({ gtin: null, storagePlace: null }).where(eq(products.sku, sku));
  expect(await read()).toEqual({ gtins: {}, places: {}, sku });
});
