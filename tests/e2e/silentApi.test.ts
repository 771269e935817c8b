import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { stillLoadingAfter } from '@platine/domain/shop/constants.ts';
import { shareShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

/** Takes the browser's calls of this address, and never answers them. Returns how many came. */
async function silence(page: Page, call: string): Promise<() => number> {
  let came = 0;
  await page.route(call, () => {
    came += 1;
  });
  return () => came;
}

test('D26: a page whose data does not come offers to retry after ten seconds, and not after several tries', async () => {
  const { page } = await shop.visit();
  const main = page.getByRole('main');
  await page.goto('/category/1.2.2');
  await hydrated(page);
  const came = await silence(page, '**/api/search');
  const followed = performance.now();
  await main.getByRole('link', { name: 'Resistors', exact: true }).first().click();
  await main.getByText('No connection to the shop').first().waitFor({ timeout: 30_000 });
  const waited = performance.now() - followed;
  expect(waited).toBeGreaterThan(stillLoadingAfter - 500);
  expect(waited).toBeLessThan(stillLoadingAfter + 3000);
  expect(came()).toBe(1);
  await page.unroute('**/api/search');
  await main.getByRole('button', { name: 'Try again' }).first().click();
  await main.getByRole('list', { name: 'Resistors' }).getByRole('link').first().waitFor();
});
