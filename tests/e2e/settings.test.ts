import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated, settled } from './visit.ts';

/** Of the sample catalogue, with its price in Luxembourg for a private customer. */
const drive = { sku: 193004, gross: '€389.00', name: 'Klots School: drive set with 2 motors' };

const shop = shareShop();

const settingsOf = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });
const dialogOf = (page: Page) => page.getByRole('dialog');

async function putIntoCart(page: Page): Promise<void> {
  await page.goto(`/product/${drive.sku}`);
  await hydrated(page);
  const answered = page.waitForResponse('**/api/session/cart/add/position');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await answered;
}

describe('settings (spec §2)', () => {
  test('a company in Germany sees net prices at once, on the product and in the cart, and after loading anew', async () => {
    const { page } = await shop.visit();
    const main = page.getByRole('main');
    await putIntoCart(page);
    await expect.poll(() => main.textContent()).toContain(drive.gross);
    await settingsOf(page, /^Private · delivery to Luxembourg/).click();
    await dialogOf(page)
      .getByRole('radio', { name: /^Company/ })
      .check();
    await dialogOf(page).getByRole('combobox').selectOption({ label: 'Germany' });
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await settingsOf(page, /^Company · delivery to Germany/).waitFor();
    // 389.00 at 17 %, without the tax.
    await expect.poll(() => main.textContent()).toContain('€332.48');
    await expect.poll(() => main.textContent()).not.toContain(drive.gross);

    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await main.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await expect.poll(() => main.textContent()).toContain('Goods, excluding VAT€332.48');
    await page.reload();
    await expect.poll(() => main.textContent()).toContain('Goods, excluding VAT€332.48');
    await settingsOf(page, /^Company · delivery to Germany/).waitFor();
  });

  test('without a connection it shows an error, keeps the choice, and saves when the connection is back', async () => {
    const { page, complaints } = await shop.visit();
    await page.goto('/');
    await hydrated(page);
    await page.route('**/api/session/set_customer_data', (route) => route.abort());
    await settingsOf(page, /^Private/).click();
    await dialogOf(page).getByRole('combobox').selectOption({ label: 'Finland' });
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await dialogOf(page).getByRole('alert').getByText('There is no connection to the shop').waitFor();
    await expect.poll(() => dialogOf(page).getByRole('combobox').inputValue()).toBe('FI');
    await page.unroute('**/api/session/set_customer_data');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await settingsOf(page, /^Private · delivery to Finland/).waitFor();
    // The browser writes one line for the request that was cut off.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('the dialogs’ code loads with the first of them; if it cannot be fetched, a toast is shown', async () => {
    const { page, complaints } = await shop.visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await hydrated(page);
    await settled(page);
    await page.waitForLoadState('networkidle');
    const first = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    // A word that each of them is known by: Radix, react-hook-form, yup.
    for (const sign of ['dismissableLayer', 'onTouched', 'ValidationError']) expect(first.join('')).not.toContain(sign);

    // With a query, too: a failed import is tried again under another address.
    await page.route(/\.js(?:\?|$)/, (route) => route.abort());
    await settingsOf(page, /^Private/).click();
    await page.getByText('This could not be opened.').waitFor();
    await page.unrouteAll();
    // The browser's own line for the script that was cut off.
    expect(complaints.splice(0).length).toBeGreaterThan(0);
    await settingsOf(page, /^Private/).click();
    await dialogOf(page).waitFor();
    // A press beside this one puts it away.
    await page.mouse.click(5, 5);
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(new Set(scripts).size).toBeGreaterThan(first.length);
  });

  test('with the keyboard alone', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    await settingsOf(page, /^Private/).focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Germ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    const button = settingsOf(page, /^Company · delivery to Germany/);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('without a script they can be read', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/');
    await expect.poll(() => page.getByRole('banner').innerText()).toContain('Private · delivery to Luxembourg');
    await expect.poll(() => settingsOf(page, /./).filter({ hasText: 'delivery' }).count()).toBe(0);
  });
});

describe('the language dialog (spec §2)', () => {
  test('French in place: cart and typed text stay, the next page and a reload are French', async () => {
    const { page } = await shop.visit();
    await putIntoCart(page);
    await page.goto('/shopping_cart');
    await hydrated(page);
    await page.getByLabel('Search the shop').fill('10 k');
    await page.getByRole('banner').getByRole('button', { name: 'Language EN' }).click();
    // Outside does not put it away.
    await page.mouse.click(5, 5);
    await dialogOf(page).getByRole('button', { name: 'Français' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Panier' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await expect.poll(() => page.getByLabel('Rechercher dans la boutique').inputValue()).toBe('10 k');
    await expect.poll(() => main.textContent()).toMatch(/389,00\s€/);
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await page.goto('/new_products');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Nouveautés');
  });

  test('D20: a language that the address asks for is kept: the next page speaks it', async () => {
    const { page } = await shop.visit();
    await page.goto('/?lang=fr');
    await page.goto('/new_products');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  });

  test('D20: an address that names a language names the chosen one from then on', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products?lang=fr&page=2');
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Langue FR' }).click();
    await dialogOf(page).getByRole('button', { name: 'Deutsch' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?lang=de&page=2');
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  });

  test('D20: without a script there are links to the same page, with all that its address says', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/search?q=M3+%26+M4&lang=fr&page=2');
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Langue' });
    const parameters = async () => {
      const address = (await links.getByRole('link', { name: 'DE' }).getAttribute('href')) ?? '';
      return Object.fromEntries(new URLSearchParams(address));
    };
    await expect.poll(parameters).toEqual({ q: 'M3 & M4', page: '2', lang: 'de' });
  });

  test('with the keyboard alone, and Escape goes back', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Language EN' });
    await button.focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Sprache DE' }).waitFor();
  });
});
