import { expect, test } from 'vitest';
import { shareShop } from './openShop.ts';

const shop = shareShop();

async function visit(path: string) {
  const { page } = await shop.visit({ javaScriptEnabled: false });
  await page.goto(path);
  return page;
}

test('without script: the page says which word was left out, and leads to the other search', async () => {
  const page = await visit('/search?q=4k7+0805');
  const said = page.getByText('No product has all of it. Without “0805”:');
  await said.waitFor();
  await page.getByRole('main').getByRole('link', { name: '0805', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Results for “0805”' }).waitFor();
  await expect.poll(() => said.count()).toBe(0);
});

test('a word of a forum finds what the catalogue calls otherwise', async () => {
  const page = await visit('/search?q=L%C3%B6tzinn');
  await expect.poll(() => page.getByRole('heading', { level: 2, name: /^Solder wire/ }).count()).toBe(2);
});
