import { expect, test } from 'vitest';
import { atDesk } from './atDesk.ts';
import { kit } from './journey.ts';
import { openShop } from './openShop.ts';
import { freePort } from './shop.ts';

let deskPort = '';
const shop = openShop(async (data) => {
  deskPort = String(await freePort());
  return { ...data, DESK_PORT: deskPort };
});

test('issue 20: a desk with a port of its own is there alone', async () => {
  const page = await atDesk(shop, 'anna', { role: 'everything' });
  const desk = `http://localhost:${deskPort}`;
  expect(new URL(page.url()).origin).toBe(desk);
  // Browsers send cookies to each port of a host: even with the desk's key the shop has no desk.
  const { request } = page.context();
  for (const path of ['/desk', '/desk/orders', '/desk/api/today'])
    expect((await request.get(shop.origin() + path)).status(), path).toBe(404);
  expect((await request.get(`${desk}/desk/api/today`)).status()).toBe(200);

  await page.goto(`${desk}/desk/products/${kit.sku}`);
  await page.getByRole('link', { name: 'Show in the shop' }).click();
  await page.waitForURL(`${shop.origin()}/product/${kit.sku}`);
});
