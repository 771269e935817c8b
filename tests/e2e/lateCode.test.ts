import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { settled, works } from './visit.ts';

/** Milliseconds for a whole page. */
const patient = { timeout: 30_000 };

const shop = shareShop();

/** The start page as it is after a while, when the code of other pages cannot be fetched: a new version has taken their place. */
async function startWithoutOthersCode(page: Page): Promise<void> {
  await page.goto('/');
  await settled(page);
  await page.route(/\/assets\/ContactScreen-/, (route) => route.abort());
}

const toContact = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).textContent();

test('D29: a page whose code is gone is loaded anew, once, and the server shows it', async () => {
  const { page, causes } = await shop.visit();
  // The new page asks for the same code, which here is gone for good, and says so: that comes some time after its words.
  causes(/ERR_FAILED|\/ContactScreen-/);
  await startWithoutOthersCode(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await toContact(page);
  await expect.poll(() => documents, patient).toEqual(['/contact']);
  await expect.poll(() => heading(page), patient).toMatch(/contact/i);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/contact']);
});

test('D29: if the reload does not help, the page shows a button to try again', async () => {
  const { page, causes } = await shop.visit();
  causes(/ERR_FAILED/);
  await startWithoutOthersCode(page);
  await page.evaluate(() => sessionStorage.setItem('platine.reloadedForChunk', 'once'));
  await toContact(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect.poll(() => alert.textContent(), patient).toContain('This page could not be loaded');
  await page.unroute(/\/assets\/ContactScreen-/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => heading(page), patient).toMatch(/contact/i);
});

test('a lazy part whose code cannot be fetched stays as the server rendered it, and its links work', async () => {
  const { page, causes } = await shop.visit();
  causes(/ERR_FAILED/);
  await page.route(/\/assets\/ShopFooter-/, (route) => route.abort());
  await page.goto('/');
  await works(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping costs' }).click();
  await expect.poll(() => new URL(page.url()).pathname, patient).toBe('/shipping_costs');
});
