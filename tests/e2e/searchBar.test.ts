import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

const resistor = { partNumber: 'MFR-25FRF52-10K', name: 'Metal film resistor 10 kΩ, 1 %, 0.25 W' };

const field = (page: Page) => page.getByLabel('Search the shop');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggested products' }).getByRole('option');

async function start(path = '/') {
  const { page } = await shop.visit();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await hydrated(page);
  return { page, calls };
}

describe('the search bar (spec §2, §4)', () => {
  test('a part number is suggested, and one call brings the hits and their products', async () => {
    const { page, calls } = await start();
    // At once: on a slow machine, a part of the number would be answered before it is whole.
    await field(page).fill(resistor.partNumber.toLowerCase());
    await options(page).first().waitFor();
    await expect.poll(() => options(page).count()).toBe(1);
    const words = (await options(page).textContent()) ?? '';
    expect(words.replaceAll(/\s/g, ' ')).toBe(`${resistor.name} ${resistor.partNumber} €0.09 per piece`);
    expect(calls).toEqual(['/api/search']);
    await field(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: resistor.name }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
  });

  test('the keyboard goes to a product, without loading the page anew', async () => {
    const { page } = await start();
    await page.evaluate(() => {
      document.documentElement.dataset['stayed'] = 'true';
    });
    await field(page).pressSequentially('klots');
    await options(page).first().waitFor();
    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    const selected = page.getByRole('option', { selected: true });
    const href = (await selected.getAttribute('href')) ?? '';
    await field(page).press('Enter');
    await page.waitForURL(`**${href}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().waitFor();
    await expect.poll(() => options(page).count()).toBe(0);
    await expect.poll(() => page.locator('html').getAttribute('data-stayed')).toBe('true');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  });

  test('Enter goes to the results at once; the field keeps their text, and the start page is empty again', async () => {
    const { page } = await start();
    await field(page).pressSequentially('resistor');
    await field(page).press('Enter');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Results for “resistor”' }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('resistor');
    await page.goBack();
    await page.waitForURL(/\/$/);
    await expect.poll(() => field(page).inputValue()).toBe('');
  });

  test('what was typed before the script came counts', async () => {
    const { page } = await shop.visit();
    let letCome: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await field(page).pressSequentially('klots');
    letCome();
    await options(page).first().waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('klots');
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });
});
