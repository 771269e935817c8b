import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import {
  addToCart,
  english,
  goToSummary,
  guestAtAddress,
  guestAtSummary,
  kit,
  order,
  pay,
  thankedFor,
} from './journey.ts';
import { openShop } from './openShop.ts';
import type { Shop, ShopSettings } from './shop.ts';
import { startApi } from './shop.ts';
import { hydrated } from './visit.ts';

let settings: ShopSettings;
let api: Shop;

/** A storefront whose API is another process (API_URL), which ends and comes back while somebody shops. */
const shop = openShop(async (data) => {
  api = await startApi(data);
  settings = { ...data, PORT: new URL(api.origin).port };
  return { API_URL: api.origin };
});

afterAll(() => api.stop());

/** Stops the API for the given actions, then starts it again. */
async function away(meanwhile: () => Promise<void>): Promise<void> {
  await api.stop();
  try {
    await meanwhile();
  } finally {
    api = await startApi(settings);
  }
}

/** The browser itself writes a line for each request that failed, and the storefront one for each that it could not pass on. */
function expectLostRequests(complaints: string[]): void {
  const inBrowser = complaints.splice(0);
  expect(inBrowser.filter((line) => !line.includes('the server responded with a status of 503'))).toEqual([]);
  const onServer = shop.serverComplaints().splice(0);
  expect(onServer.filter((line) => !/"event":"crash".*"TypeError < \w*Error|"status":503/.test(line))).toEqual([]);
}

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const lost = (page: Page) => page.getByRole('main').getByText('No connection to the shop').first();

describe('the API is away', () => {
  test('before the first page: it is rendered with a retry button, answers 503, and recovers with the API', async () => {
    const { page, complaints } = await shop.visit();
    await away(async () => {
      const response = await page.goto('/category/1.2.2.1');
      expect(response?.status()).toBe(503);
      await hydrated(page);
      await lost(page).waitFor();
      await retry(page).first().click();
      await lost(page).waitFor({ state: 'detached' });
      await lost(page).waitFor();
    });
    await retry(page).first().click();
    await page.getByRole('heading', { level: 1, name: 'Resistors' }).waitFor();
    await page.getByRole('list', { name: 'Resistors' }).getByRole('link').first().waitFor();
    expectLostRequests(complaints);
    expect((await page.reload())?.status()).toBe(200);
  });

  test('while a shopper reads: the next page shows the failure in its place, and going back still works', async () => {
    const { page, complaints } = await shop.visit();
    const main = page.getByRole('main');
    await page.goto('/new_products');
    await hydrated(page);
    await away(async () => {
      await main
        .getByRole('link', { name: /Oscilloscope/ })
        .first()
        .click();
      await lost(page).waitFor();
      await page.goBack();
      await main.getByRole('heading', { level: 1, name: 'New products' }).waitFor();
      await page.goForward();
      await lost(page).waitFor();
    });
    await retry(page).first().click();
    await page.getByRole('heading', { level: 1, name: /Oscilloscope/ }).waitFor();
    expectLostRequests(complaints);
  });

  test('while something is put into the cart: the sum falls back with a reason, and nothing is lost', async () => {
    const { page, complaints } = await shop.visit();
    const main = page.getByRole('main');
    const pieces = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await addToCart(page, kit.sku);
    await expect.poll(() => pieces.textContent()).toMatch(/^1/);
    await away(async () => {
      await main.getByRole('button', { name: 'Add to cart' }).first().click();
      await main
        .getByText(`“${kit.name}” was not changed: there is no connection to the shop.`, { exact: false })
        .first()
        .waitFor();
      await page.getByText('An error occurred when saving the changes.').waitFor();
      await expect.poll(() => pieces.textContent()).toMatch(/^1/);
    });
    const answered = page.waitForResponse('**/api/session/cart/add/position');
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
    await answered;
    await page.goto('/shopping_cart');
    await expect.poll(() => page.getByRole('textbox', { name: `Amount: ${kit.name}` }).inputValue()).toBe('2');
    expectLostRequests(complaints);
  });

  test('during the checkout: what was typed stays, and the order is placed once the API is back', async () => {
    const { page, complaints } = await shop.visit();
    const main = page.getByRole('main');
    await addToCart(page, kit.sku);
    await guestAtAddress(page, 'down@example.org');
    await away(async () => {
      await main.getByRole('button', { name: english.deliver }).click();
      await main.getByText('There is no connection to the shop.', { exact: false }).first().waitFor();
      await expect
        .poll(() => main.getByRole('textbox', { name: english.fields.street }).inputValue())
        .toBe('1, rue Haute');
    });
    await main.getByRole('button', { name: english.deliver }).click();
    await main.getByRole('button', { name: english.toShipping }).click();
    await goToSummary(page, english, /^Bank transfer/);
    await away(async () => {
      await order(page, english);
      await main.getByText('We do not know yet whether your order has arrived').waitFor();
    });
    await main.getByRole('button', { name: english.order }).click();
    await thankedFor(page, english);
    expectLostRequests(complaints);
  });
});

test('D5: a payment on the provider’s page, which the API has, leads back to the shop and is an order', async () => {
  const { page } = await shop.visit();
  await addToCart(page, kit.sku);
  await guestAtSummary(page, 'elsewhere@example.org', /^PayPal/);
  await order(page, english);
  await pay(page);
  await expect.poll(() => thankedFor(page, english)).toMatch(/^2\d{3}-/);
});
