import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetLine } from '@platine/api/catalogue/assetLine.ts';
import { testPicture } from '@platine/api/testing/pictures.ts';
import { testProduct, testSkus, writeTestCatalogue } from '@platine/api/testing/testCatalogue.ts';
import { removeTestFolders } from '@platine/api/testing/testFolder.ts';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart } from './journey.ts';
import { openShop } from './openShop.ts';
import { temporaryFolder } from './shop.ts';
import { hydrated } from './visit.ts';

const media = await temporaryFolder();
const shop = openShop((data) => Promise.resolve({ ...data, MEDIA_DIR: media.path }));
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const page = `/product/${testSkus.plain}`;

let folder = '';
beforeAll(async () => {
  folder = await writePhotos();
  const first = await shop.command('catalogue', 'import', folder);
  expect(first.said).toMatch(/2 products added.* 5 new pictures or documents\.$/);
  expect(first.code).toBe(0);
}, 120_000);
afterAll(async () => {
  removeTestFolders();
  await media.dispose();
});

/** Two products: one with three photos, of which the second is upright, and a logo; one with a photo that tells where it was taken. */
async function writePhotos(): Promise<string> {
  const own = testProduct(testSkus.plain, {
    ASSETS: [
      picture('above.jpg', { EN: 'From above' }),
      picture('end.jpg', { EN: 'On end' }),
      picture('close.jpg', { EN: 'From close by' }),
      copyright('© Lentz'),
      copyright('© Zorn'),
      copyright('© Lentz'),
    ],
  });
  const other = testProduct(testSkus.stepped, { ASSETS: [picture('placed.jpg'), copyright('© Ohm')] });
  const made = writeTestCatalogue([own, other]);
  const write = async (name: string, content: Promise<Buffer>) => writeFile(join(made, name), await content);
  await write('above.jpg', testPicture('#a33', { width: 1800, height: 1200 }));
  await write('end.jpg', testPicture('#3a3', { width: 1000, height: 1500 }));
  await write('close.jpg', testPicture('#33a', { width: 1200, height: 1200 }));
  await write('logo.png', testPicture('#aa3', { width: 300, height: 100, format: 'png' }));
  const placed = sharp(await testPicture('#3aa', { width: 800, height: 600 }));
  await write(
    'placed.jpg',
    placed
      .withExif({ IFD3: { GPSLatitude: '49/1' } })
      .jpeg()
      .toBuffer(),
  );
  const maker = { MANUFACTURER_ID: 1, MANUFACTURER_NAME: 'Lentz Grün', COUNTRY_CODE: 'DE', LOGO: 'logo.png' };
  await writeFile(join(made, 'manufacturers.jsonl'), JSON.stringify(maker));
  return made;
}

const picture = (url: string, caption: AssetLine['CAPTION'] = {}): AssetLine => ({
  ASSET_TYPE: 'PRODUCT_MAIN_PICTURE',
  CAPTION: caption,
  URL: { ALL: url },
});
const copyright = (text: string): AssetLine => ({ ASSET_TYPE: 'COPYRIGHT_TEXT', CAPTION: { ALL: text } });

const photo = (of: Page, name: string) => of.getByRole('main').getByRole('img', { name });
const small = (of: Page) => of.getByRole('main').getByRole('list', { name: 'Pictures of the product' });
/** The copyright text that stands with a picture. */
const rights = async (picture: Locator) => (await picture.locator('xpath=ancestor::a[1]').textContent()) ?? '';
const place = (of: Page) =>
  photo(of, 'From above').evaluate((image) => {
    const row = image.closest('a')?.parentElement?.parentElement;
    return row ? row.scrollLeft / row.clientWidth : null;
  });
const file = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.currentSrc.split('/').at(-1));

test('a second import makes no file again and changes no product', async () => {
  const before = await filesOf(media.path);
  expect(before.length).toBeGreaterThan(25);
  const { code, said } = await shop.command('catalogue', 'import', folder);
  expect(said).toMatch(/^0 products added, 0 changed, 2 unchanged, 0 retired; 0 lines refused\.$/m);
  expect(code).toBe(0);
  expect(await filesOf(media.path)).toEqual(before);
});

/** Every file with the time at which it was written. */
async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(files.toSorted().map(async (one) => `${one} ${(await stat(one)).mtimeMs}`));
}

test('a photo tells nobody where it was taken', async () => {
  const { page: tab } = await shop.visit();
  await tab.goto(`/product/${testSkus.stepped}`);
  const address = await tab.getByRole('main').getByRole('img').first().getAttribute('src');
  expect(address).toMatch(/^\/media\//);
  const answer = await tab.request.get(address ?? '');
  expect((await sharp(await answer.body()).metadata()).exif).toBeUndefined();
});

describe('on a desk', () => {
  test('photos in their order, each with its copyright text, in the width that the window needs', async () => {
    const { page: tab } = await shop.visit();
    await tab.goto(page);
    await hydrated(tab);
    const names = await tab
      .getByRole('main')
      .getByRole('link', { name: /Enlarge$/ })
      .allTextContents();
    expect(names).toEqual(['© LentzEnlarge', '© ZornEnlarge', '© LentzEnlarge']);
    expect(await rights(photo(tab, 'On end'))).toContain('© Zorn');
    await expect.poll(() => file(photo(tab, 'From above'))).toBe('960.avif');
    const logo = tab.getByRole('main').getByRole('link', { name: 'Lentz Grün' }).locator('img');
    await expect.poll(() => file(logo)).toBe('192.avif');
  });

  test('by keys: to a small picture, along the row, and into the large view and back', async () => {
    const { page: tab } = await shop.visit();
    await tab.goto(page);
    await hydrated(tab);
    await small(tab).getByRole('link', { name: 'Picture 2: On end' }).press('Enter');
    await expect.poll(() => place(tab)).toBe(1);
    const current = small(tab).locator('[aria-current=true]');
    await expect.poll(() => current.textContent()).toContain('On end');
    await photo(tab, 'On end').locator('xpath=ancestor::a[1]').focus();
    await tab.keyboard.press('ArrowRight');
    await expect.poll(() => place(tab)).toBe(2);
    await photo(tab, 'From close by').locator('xpath=ancestor::a[1]').press('Enter');
    const dialog = tab.getByRole('dialog', { name: 'From close by' });
    await dialog.getByText('3 of 3').waitFor();
    await dialog.getByRole('button', { name: 'Previous picture' }).press('Enter');
    await tab.getByRole('dialog', { name: 'On end' }).getByText('© Zorn').waitFor();
    await tab.keyboard.press('Escape');
    await expect.poll(() => tab.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe('© ZornEnlarge');
    await expect.poll(() => place(tab)).toBe(1);
    expect(new URL(tab.url()).hash).toBe('');
  });
});

describe('on a phone', () => {
  test('a swipe shows the next photo; a small file is enough', async () => {
    const { page: tab } = await shop.visit(phone);
    await tab.goto(page);
    await hydrated(tab);
    await expect.poll(() => file(photo(tab, 'From above'))).toBe('480.avif');
    const { y = 0, height = 0 } = (await photo(tab, 'From above').boundingBox()) ?? {};
    const across = [300, 250, 200, 150, 100, 60];
    await move(
      tab,
      across.map((x) => [{ x, y: y + height / 2 }]),
      // A finger that is lifted while it moves throws the row, and about one throw in five hundred passes a stop (Chromium 153).
      { rest: 200 },
    );
    await expect.poll(() => place(tab)).toBe(1);
    await expect.poll(() => small(tab).locator('[aria-current=true]').textContent()).toContain('On end');
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  });

  test('a tap shows it as large as the window, two fingers larger', async () => {
    const { page: tab } = await shop.visit(phone);
    await tab.goto(page);
    await hydrated(tab);
    await photo(tab, 'From above').tap();
    const dialog = tab.getByRole('dialog', { name: 'From above' });
    await dialog.getByText('© Lentz').first().waitFor();
    expect((await dialog.boundingBox())?.width).toBe(phone.viewport.width);
    const apart = [30, 40, 60, 80, 100];
    await move(
      tab,
      apart.map((distance) => [-distance, distance].map((x, id) => ({ x: 180 + x, y: 370, id }))),
    );
    await expect.poll(() => tab.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
  });
});

type Finger = { readonly x: number; readonly y: number; readonly id?: number };

/** Puts fingers on the window, moves them from one place to the next, lets them rest there for so many ms, and lifts them. */
async function move(tab: Page, places: readonly (readonly Finger[])[], { rest = 0 } = {}): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  for (const [index, fingers] of places.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [...fingers],
    });
  await tab.waitForTimeout(rest);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('without a script a small picture leads to the large one, and a photo to its file', async () => {
  const { page: tab } = await shop.visit({ ...phone, javaScriptEnabled: false });
  await tab.goto(page);
  const end = photo(tab, 'On end');
  const left = async () => (await end.boundingBox())?.x ?? Number.NaN;
  expect(await left()).toBeGreaterThan(phone.viewport.width);
  await small(tab).getByRole('link', { name: 'Picture 2: On end' }).tap();
  await expect.poll(left).toBeLessThan(phone.viewport.width / 2);
  await end.tap();
  await tab.waitForURL(/\/media\/[0-9a-f]{32}-1000x1500\/1000\.webp$/);
});

test('D34: the copyright text stands with the photo in suggestions and in the cart, too', async () => {
  const { page: tab } = await shop.visit();
  // The start page shows the product in a tile, and a browser takes the larger file that it has.
  await tab.goto('/faq');
  await hydrated(tab);
  await tab.getByLabel('Search the shop').fill(`LG-${testSkus.plain}`);
  const option = tab.getByRole('listbox', { name: 'Suggested products' }).getByRole('option').first();
  await expect.poll(() => option.textContent()).toContain('© Lentz');
  await expect.poll(() => file(option.locator('img'))).toBe('192.avif');
  await addToCart(tab, testSkus.plain);
  await tab.goto('/shopping_cart');
  const row = tab
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Resistor ${testSkus.plain}` });
  await expect.poll(() => row.first().textContent()).toContain('© Lentz');
  // The browser takes the larger file of the product's page, which it has.
  await expect.poll(() => row.first().locator('img').first().getAttribute('sizes')).toBe('96px');
});
