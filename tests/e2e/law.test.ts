import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { guaranteePage, leastNoticeWidth } from '@platine/domain/shop/guaranteeNotice.ts';
import { sampleShopFolder } from '@platine/api/shop/sampleShop.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { addToCart, english, guestAtSummary, kit, mailedLink, order, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';
import { temporaryFolder } from './shop.ts';

const notice = { width: 840, height: 1188 };
const folder = await temporaryFolder();
afterAll(folder.dispose);

/** A grey PNG that stands in for the Commission's file, which is not in this repository. */
function greyPng({ width, height }: typeof notice): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey.
  head[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0x99);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const shop = openShop((data) => {
  cpSync(sampleShopFolder, folder.path, { recursive: true });
  writeFileSync(join(folder.path, 'guarantee-notice-en.png'), greyPng(notice));
  return Promise.resolve({ ...data, SHOP_DIR: folder.path });
});

describe('what the law wants said before the order button', () => {
  test('without script, a toy’s page has the maker’s warning before the button, guarantee, tariff number and origin', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false, locale: 'de-LU' });
    await page.goto(`/product/${kit.sku}`);
    const main = page.getByRole('main');
    const words = [
      'Achtung: Nicht für Kinder unter 36 Monaten geeignet',
      'Garantie des Herstellers: 5 Jahre',
      'Zolltarifnummer (HS): 950300',
      'Ursprungsland: Luxemburg',
    ];
    for (const text of words) await expect.poll(() => main.textContent()).toContain(text);
  });

  test('solder of 250 g has its price for 100 g, on its page and in the cart', async () => {
    const { page } = await shop.visit();
    await addToCart(page, 500_103);
    const main = page.getByRole('main');
    await expect.poll(() => main.textContent()).toMatch(/€8\.72\/100\sg/);
    await page.goto('/shopping_cart');
    await expect.poll(() => main.textContent()).toMatch(/€8\.72\/100\sg/);
  });

  test('a consumer sees the notice on the legal guarantee and the warning before the button, and gets the notice by mail', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtSummary(page, 'law@example.org', /^Bank transfer/);
    const main = page.getByRole('main');
    await expect.poll(() => main.textContent()).toContain('Warning: Not suitable for children under 36 months');
    const region = main.getByRole('region', { name: 'Legal guarantee of conformity' });
    await expect.poll(() => region.getByRole('link').first().getAttribute('href')).toBe(guaranteePage);
    const graphic = region.getByRole('img');
    await expect
      .poll(() => graphic.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(notice.width);
    expect((await graphic.boundingBox())?.width).toBeGreaterThanOrEqual(leastNoticeWidth);
    const answer = await page.request.get(new URL((await graphic.getAttribute('src')) ?? '', shop.origin()).href);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    await order(page, english);
    await thankedFor(page, english);
    await mailedLink(shop.origin(), 'orderConfirmation', 'law@example.org');
    const list = await (await fetch(`${shop.origin()}/outbox/`)).text();
    const [, path = ''] = /href="(\/outbox\/[0-9a-f-]+)">[^<]*orderConfirmation · law@example\.org/.exec(list) ?? [];
    expect(await (await fetch(shop.origin() + path)).text()).toMatch(/<img src="cid:notice-en-[0-9a-f]{16}\.png"/);
  });
});
