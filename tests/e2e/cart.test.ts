import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openShop } from './openShop.ts';
import { hydrated } from './visit.ts';

/** Of the sample catalogue: a set of the educational line (at most 5), and one of the scarce ones (at most 2). */
const school = { sku: 193021, name: 'Klots School: spare parts box, gears and axles' };
const scarce = { sku: 193004, name: 'Klots School: drive set with 2 motors' };

const shop = openShop();

async function addFromProductPage(page: Page, sku: number): Promise<void> {
  await page.goto(`/product/${sku}`);
  await hydrated(page);
  const answered = page.waitForResponse('**/api/session/cart/add/position');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await answered;
}

/** An ordinary product without a limit and with single pieces, found on the shelf of new products. */
async function ordinaryProduct(page: Page): Promise<{ sku: number; name: string }> {
  await page.goto('/new_products');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Oscilloscope/ })
    .first();
  const sku = Number(/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1]);
  return { sku, name: (await link.textContent()) ?? '' };
}

const amountOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Amount: ${name}` });
const more = (page: Page, name: string) => page.getByRole('button', { name: `More: ${name}` });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

describe('the cart', () => {
  test('shows an added product at once and keeps it after a restart and after a kill', async () => {
    const { page } = await shop.visit();
    await addFromProductPage(page, scarce.sku);
    await expect.poll(() => cartLink(page).textContent()).toMatch(/1/);

    await shop.restart('stopped');
    await page.goto('/shopping_cart');
    await expect.poll(() => amountOf(page, scarce.name).inputValue()).toBe('1');

    await addFromProductPage(page, scarce.sku);
    await shop.restart('killed');
    await page.goto('/shopping_cart');
    await expect.poll(() => amountOf(page, scarce.name).inputValue()).toBe('2');
  }, 180_000);

  test('ten clicks on + show ten more at once, in at most two requests, and end at the state of the server', async () => {
    const { page } = await shop.visit();
    const product = await ordinaryProduct(page);
    await addFromProductPage(page, product.sku);
    await page.goto('/shopping_cart');
    await hydrated(page);
    const requests: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/cart/')) requests.push(request.postData() ?? '');
    });
    for (let click = 0; click < 10; click += 1) await more(page, product.name).click();
    await expect.poll(() => amountOf(page, product.name).inputValue()).toBe('11');
    await expect.poll(() => requests.length).toBe(2);
    expect(requests).toEqual([
      JSON.stringify({ SKU: product.sku, AMOUNT: 1 }),
      JSON.stringify({ SKU: product.sku, AMOUNT: 9 }),
    ]);
    await page.reload();
    await expect.poll(() => amountOf(page, product.name).inputValue()).toBe('11');
  });

  test('a second tab follows', async () => {
    const { page, newTab } = await shop.visit();
    const product = await ordinaryProduct(page);
    await addFromProductPage(page, product.sku);
    const other = await newTab();
    await other.goto('/shopping_cart');
    await hydrated(other);
    await addFromProductPage(page, product.sku);
    await expect.poll(() => amountOf(other, product.name).inputValue()).toBe('2');
  });

  test('spec §9: typing 9 where 5 is the limit gives 5 and says why', async () => {
    const { page } = await shop.visit();
    await addFromProductPage(page, school.sku);
    await page.goto('/shopping_cart');
    await hydrated(page);
    await amountOf(page, school.name).fill('9');
    await amountOf(page, school.name).press('Enter');
    await expect.poll(() => amountOf(page, school.name).inputValue()).toBe('5');
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Limited to 5 per customer.');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect.poll(() => amountOf(page, school.name).inputValue()).toBe('5');
  });

  test.each(['0', '-1', '1.5', '1e9', 'five'])(
    'D13: %s is refused in the field and the amount stays',
    async (typed) => {
      const { page } = await shop.visit();
      await addFromProductPage(page, scarce.sku);
      await page.goto('/shopping_cart');
      await hydrated(page);
      const field = amountOf(page, scarce.name);
      await field.fill(typed);
      await field.press('Enter');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await page.reload();
      await expect.poll(() => field.inputValue()).toBe('1');
    },
  );

  test('without a connection it falls back to the confirmed amount and shows an error', async () => {
    const { page, complaints } = await shop.visit();
    const product = await ordinaryProduct(page);
    await addFromProductPage(page, product.sku);
    await page.goto('/shopping_cart');
    await hydrated(page);
    await page.route('**/api/**', (route) => route.abort('connectionfailed'));
    await more(page, product.name).click();
    const said = page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: 'there is no connection to the shop' });
    await said.first().waitFor();
    await expect.poll(() => amountOf(page, product.name).inputValue()).toBe('1');
    // An open page goes on asking for the shop's version.
    await page.close();
    // The browser itself writes a line for each request that failed.
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_CONNECTION_FAILED'))).toEqual([]);
  });
});
