import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampleFolder } from '@platine/api/catalogue/readCatalogue.ts';
import { openShop } from './openShop.ts';
import type { ShopSettings } from './shop.ts';
import { temporaryFolder } from './shop.ts';
import { hydrated } from './visit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const retired = { sku: 100201, name: 'Ceramic capacitor 100 nF, 50 V, X7R' };
const successor = { sku: 100202, name: 'Multilayer capacitor 100 nF, 50 V, 0805' };

/** Two imports, as an operator makes them: one names the successor, the next no longer has the product. */
const shop = openShop(async (data) => {
  const { path, dispose } = await temporaryFolder();
  const folder = join(path, 'catalogue');
  const file = join(folder, 'products.jsonl');
  await cp(sampleFolder, folder, { recursive: true });
  const lines = (await readFile(file, 'utf8')).split('\n');
  const isRetired = (line: string) => line.startsWith(`{"SKU":${retired.sku},`);
  const named = lines.map((line) => (isRetired(line) ? line.replace('{', `{"SUCCESSOR":${successor.sku},`) : line));
  expect(named).not.toEqual(lines);
  await importFrom(folder, file, { lines: named, data });
  await importFrom(folder, file, { lines: lines.filter((line) => !isRetired(line)), data });
  await dispose();
  return data;
});

type Import = { readonly lines: readonly string[]; readonly data: ShopSettings };

async function importFrom(folder: string, file: string, { lines, data }: Import): Promise<void> {
  await writeFile(file, lines.join('\n'));
  const command = [join(root, 'scripts/catalogue.ts'), 'import', folder];
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...data } });
}

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search for another product' });

/** Names keep numbers and units together by spaces that do not break. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ');

/** The page says that the product is gone; the browser writes one line for the page's own status. */
async function expectGone(page: Page, complaints: string[]): Promise<void> {
  const response = await page.goto(`/product/${retired.sku}`);
  expect(response?.status()).toBe(410);
  await page.getByRole('heading', { level: 1, name: `${retired.name} is no longer available` }).waitFor();
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expect.poll(() => page.locator('link[rel=canonical], script[type="application/ld+json"]').count()).toBe(0);
  await expect.poll(async () => plain(await field(page).inputValue())).toBe(retired.name);
  expect(complaints.splice(0)).toHaveLength(1);
}

test('D24: the address of a product that an import retired leads to its successor, without script on a phone', async () => {
  const viewport = { width: 360, height: 740 };
  const { page, complaints } = await shop.visit({ javaScriptEnabled: false, viewport });
  await expectGone(page, complaints);
  const tile = page.getByRole('list', { name: 'The successor' });
  await tile.locator('img').first().waitFor({ state: 'attached' });
  await expect.poll(() => tile.innerText()).toMatch(/€\d/);
  await tile.getByRole('link', { name: successor.name }).click();
  await page.waitForURL(`**/product/${successor.sku}`);
  await page.getByRole('heading', { level: 1, name: successor.name }).waitFor();
});

test('a retired product leads to its category, and a search for its name finds what is like it', async () => {
  const { page, complaints } = await shop.visit();
  const main = page.getByRole('main');
  await expectGone(page, complaints);
  await hydrated(page);
  await main.getByRole('link', { name: 'Ceramic capacitors' }).click();
  await page.waitForURL('**/category/1.2.2.2.1');
  await page.goBack();
  await field(page).press('Enter');
  await page.waitForURL('**/search?q=*');
  await main.getByRole('heading', { level: 1 }).waitFor();
  expect(plain(new URL(page.url()).searchParams.get('q'))).toBe(retired.name);
  complaints.splice(0);
});

test('D24: an address with a part number is a 404 whose search finds the part', async () => {
  const { page, complaints } = await shop.visit();
  expect((await page.goto('/product/NE555P'))?.status()).toBe(404);
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Product no longer available' }).waitFor();
  await main.getByRole('link', { name: 'Education' }).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('NE555P');
  await field(page).press('Enter');
  await page.waitForURL(/NE555P|\/product\/\d+/);
  expect(complaints.splice(0)).toHaveLength(1);
});
