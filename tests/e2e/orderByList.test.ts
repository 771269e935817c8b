import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

const pathOf = (name: string) => fileURLToPath(new URL(`lists/${name}`, import.meta.url));
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');

/** As a board editor writes it: 60 lines, of which one is not fitted and three are nothing that the sample catalogue has. */
const kicad = { file: 'kicad.csv', summary: /^59 lines: 56 chosen, 0 open, 3 not found$/, found: 56 };
/** As a distributor's cart is exported: 40 lines, of which one has a number that nobody has, and one another maker's. */
const distributor = { file: 'distributor.csv', summary: /^40 lines: 38 chosen, 1 open, 1 not found$/, found: 38 };

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const linesOf = (page: Page) => page.getByRole('list', { name: 'Lines of the list' }).getByRole('listitem');

/** The cart's page has a list item for each position. */
async function positionsInCart(page: Page): Promise<number> {
  await page.goto('/shopping_cart');
  return page.getByRole('list', { name: 'Products in the cart' }).getByRole('listitem').count();
}

/** Every line that was chosen is in the cart, with at least the pieces that the list asks for. */
async function expectAllInCart(page: Page, found: number): Promise<void> {
  await expect.poll(() => positionsInCart(page)).toBe(found);
}

describe.each([
  ['on a desk', {}, true],
  ['on a phone, by touch', phone, true],
  ['without script', { javaScriptEnabled: false }, false],
])('%s', (_, options, script) => {
  test.each([kicad, distributor])('a list is pasted and goes into the cart: %o', async ({ file, summary, found }) => {
    const { page } = await shop.visit(options);
    await page.goto('/order_by_list');
    if (script) await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Parts list' }).fill(textOf(file));
    const press = (name: string) => {
      const button = main.getByRole('button', { name });
      return 'hasTouch' in options ? button.tap() : button.click();
    };
    await press('Find the parts');
    await main.getByText(summary).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    await press('Put all in the cart');
    await main.getByText(`${found} products are in the cart`).waitFor();
    // A list that is sent without script is answered by the address that it was sent to.
    expect(new URL(page.url()).pathname).toBe('/order_by_list');
    await main.getByRole('link', { name: 'To the cart' }).click();
    await page.waitForURL('**/shopping_cart');
    await expectAllInCart(page, found);
  });

  test('a file is read for several boards, and what was not found is saved', async () => {
    const { page } = await shop.visit(options);
    await page.goto('/order_by_list');
    if (script) await hydrated(page);
    const main = page.getByRole('main');
    await main.getByLabel('Or a file').setInputFiles(pathOf(kicad.file));
    await main.getByRole('spinbutton', { name: 'Number of boards' }).fill('10');
    await main.getByRole('button', { name: 'Find the parts' }).click();
    await main.getByText(kicad.summary).waitFor();
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Save what was not found (CSV)' }).click();
    const saved = readFileSync(await (await download).path(), 'utf8');
    expect(saved).toContain('"MountingHole"');
    expect(saved.trim().split('\r\n')).toHaveLength(4);
    await expect.poll(() => linesOf(page).count()).toBe(59);
  });

  test('a list that is too long is refused at its field, and stays', async () => {
    const { page, complaints } = await shop.visit(options);
    await page.goto('/order_by_list');
    if (script) await hydrated(page);
    const field = page.getByRole('main').getByRole('textbox', { name: 'Parts list' });
    const text = Array.from({ length: 501 }, (_line, index) => `PART-${index}`).join('\n');
    await field.fill(text);
    await page.getByRole('main').getByRole('button', { name: 'Find the parts' }).click();
    await page.getByText(/may have 500 different parts/).waitFor();
    await expect.poll(() => field.inputValue()).toBe(text);
    if (!script) expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  });
});

test('the empty cart leads to the list', async () => {
  const { page } = await shop.visit({});
  await page.goto('/shopping_cart');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Order by list' }).click();
  await page.getByRole('heading', { name: 'Order by list', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/order_by_list');
});
