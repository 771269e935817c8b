import { describe, expect, test } from 'vitest';
import { openShop } from './openShop.ts';
import { hydrated, withholdFile } from './visit.ts';

const shop = openShop();

describe('what is done in a part that is taken over later', () => {
  test('takes effect once its code is there: a filter and an order of a listing', async () => {
    const { page } = await shop.visit();
    const comes = await withholdFile(page, /\/assets\/quiet-/);
    await page.goto('/search?q=board');
    await hydrated(page);
    const main = page.getByRole('main');
    const box = main.getByRole('checkbox').first();
    await box.check();
    await main.getByRole('combobox').selectOption({ index: 1 });
    expect(new URL(page.url()).searchParams.has('sort')).toBe(false);
    comes();
    await page.waitForURL((url) => url.searchParams.has('sort') && /[?&]f\./.test(url.search));
    await expect.poll(() => box.isChecked()).toBe(true);
    await main.getByRole('list', { name: 'Chosen filters' }).waitFor();
  });

  test('takes effect once its code is there: a group of the menu, a button of the footer', async () => {
    const { page } = await shop.visit();
    const comes = await withholdFile(page, /\/assets\/quiet-/);
    await page.goto('/');
    await hydrated(page);
    const group = page.getByRole('list', { name: 'Product groups' }).getByRole('button').first();
    await group.click();
    comes();
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true');

    const footerComes = await withholdFile(page, /\/assets\/quiet-/);
    await page.reload();
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    footerComes();
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
  });
});
