import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addToCart, english, guestAtAddress, guestAtSummary, kit, thankedFor, typeAddress } from './journey.ts';
import { shareShop } from './openShop.ts';
import { hydrated, withholdFile, works } from './visit.ts';

const shop = shareShop();

/** From now on pages come without their script, until `comes` lets it through. */
async function withhold(page: Page): Promise<{ readonly comes: () => Promise<void> }> {
  const letThrough = await withholdFile(page, /\/assets\/entry-client-/);
  return {
    comes: async () => {
      letThrough();
      await hydrated(page);
    },
  };
}
const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);

/** The body of the next request to a path, in wire names. */
async function sentTo(page: Page, path: string): Promise<unknown> {
  return (await page.waitForRequest(`**${path}`)).postDataJSON();
}

describe('a press before hydration does natively what it says', () => {
  test('a link leads to its page', async () => {
    const { page } = await shop.visit();
    await withhold(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping costs' }).click();
    await page.waitForURL('**/shipping_costs');
    expect(await isHydrated(page)).toBe(false);
  });

  test('the search form leads to its results', async () => {
    const { page } = await shop.visit();
    await withhold(page);
    await page.goto('/');
    await page.getByLabel('Search the shop').fill('board');
    await page.getByLabel('Search the shop').press('Enter');
    await page.waitForURL('**/search?q=board');
    expect(await isHydrated(page)).toBe(false);
  });

  test('a form that needs script keeps its entries, and none of them gets into the address', async () => {
    const { page } = await shop.visit();
    const { comes } = await withhold(page);
    await page.goto('/contact');
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('unsent');
    await field.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await comes();
    await expect.poll(() => field.inputValue()).toBe('unsent');
    expect(new URL(page.url()).search).toBe('');
  });
});

/** Presses a button while a slowed-down browser hydrates the page; answers whether hydration was over by then. */
async function pressMeanwhile(page: Page, path: string, button: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript((selector) => {
    const press = () => {
      const page = document.documentElement;
      page.dataset['pressedAfter'] = String(performance.getEntriesByName('hydrated').length > 0);
      const button = document.querySelector<HTMLElement>(selector);
      if (button === null) throw new Error(`The page has no ${selector}.`);
      button.click();
    };
    // React listens from the call of `hydrateRoot` on, and marks the root then.
    const watch = setInterval(() => {
      const root = document.getElementById('root');
      if (root === null || Object.keys(root).every((key) => !key.startsWith('__reactContainer'))) return;
      clearInterval(watch);
      press();
    });
  }, button);
  await page.goto(path);
  await hydrated(page);
  return page.evaluate(() => document.documentElement.dataset['pressedAfter'] !== 'false');
}

describe('a press during hydration', () => {
  test('is done once: a piece more is wanted', async () => {
    const { page } = await shop.visit();
    expect(await pressMeanwhile(page, `/product/${kit.sku}`, 'main button[aria-label^="More"]')).toBe(false);
    const amount = page.getByRole('textbox', { name: `Amount: ${kit.name}` });
    await expect.poll(() => amount.inputValue()).toBe('2');
    await page.waitForTimeout(500);
    await expect.poll(() => amount.inputValue()).toBe('2');
  });

  test('is done once: a piece comes into the cart', async () => {
    const { page } = await shop.visit();
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataJSON());
    });
    expect(await pressMeanwhile(page, `/product/${kit.sku}`, 'main form button[type=submit]')).toBe(false);
    await expect.poll(() => sent.length).toBe(1);
    await page.waitForTimeout(500);
    expect(sent).toMatchObject([{ SKU: kit.sku, AMOUNT: 1 }]);
    expect(new URL(page.url()).pathname).toBe(`/product/${kit.sku}`);
  });
});

describe('input before hydration', () => {
  test('is kept and sent: text, a long text that had begun, a choice of many and of few', async () => {
    const { page } = await shop.visit();
    const { comes } = await withhold(page);
    await page.goto('/contact?topic=withdrawal');
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name, exact: true });
    const country = main.getByRole('combobox', { name: 'Country' });
    const company = main.getByRole('radio', { name: /^Company/ });
    // The server draws what the form begins with.
    await expect.poll(() => field('Message').inputValue()).toMatch(/^I hereby give notice/);
    await expect.poll(() => country.inputValue()).toBe('LU');
    await expect.poll(() => main.getByRole('radio', { name: /^Private/ }).isChecked()).toBe(true);

    await field('Message').press('ControlOrMeta+End');
    await field('Message').pressSequentially('two boards');
    await field('First name').fill('Ada');
    await field('Last name').fill('Muller');
    await field('E-mail address').fill('ada@example.org');
    await country.selectOption('FR');
    await company.check();
    await field('City (optional)').pressSequentially('Mtz');
    await field('City (optional)').press('ArrowLeft');
    await field('City (optional)').press('ArrowLeft');
    expect(await isHydrated(page)).toBe(false);
    await comes();

    await expect.poll(() => country.inputValue()).toBe('FR');
    await expect.poll(() => company.isChecked()).toBe(true);
    // The field of the company's name appears because “Company” is chosen.
    await field('Company (optional)').fill('Analytical Engines');
    await field('City (optional)').focus();
    await page.keyboard.type('e');
    await expect.poll(() => field('City (optional)').inputValue()).toBe('Metz');
    const message = await field('Message').inputValue();
    expect(message).toMatch(/^I hereby give notice[\s\S]*two boards/);
    const sent = sentTo(page, '/api/contact/email/department');
    await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
    expect(await sent).toMatchObject({
      FIRSTNAME: 'Ada',
      LASTNAME: 'Muller',
      EMAIL: 'ada@example.org',
      COMPANY: 'Analytical Engines',
      CUSTOMER_TYPE: 'COMPANY',
      COUNTRY_CODE: 'FR',
      CITY: 'Metz',
      MESSAGE: message,
    });
    await main.getByRole('button', { name: 'Write another message' }).waitFor();
  });

  test('is kept and sent: the address of a guest, and the parcel chosen for it', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtAddress(page, 'early@example.org');
    const { comes } = await withhold(page);
    await page.reload();
    const main = page.getByRole('main');
    await typeAddress(page, english, {
      firstName: 'Grace',
      lastName: 'Hopper',
      street: '2, rue Basse',
      zipCode: '57000',
      city: 'Metz',
    });
    await main.getByRole('combobox', { name: english.fields.country }).selectOption('FR');
    expect(await isHydrated(page)).toBe(false);
    await comes();
    const sent = sentTo(page, '/api/session/cart/change/address');
    await main.getByRole('button', { name: english.deliver }).click();
    expect(await sent).toMatchObject({
      NEW_ADDRESS: { FIRSTNAME: 'Grace', LASTNAME: 'Hopper', STREET: '2, rue Basse', ZIPCODE: '57000', CITY: 'Metz' },
    });
    await main.getByRole('button', { name: english.toShipping }).click();
    await main.getByRole('button', { name: english.toPayment }).waitFor();

    const again = await withhold(page);
    await page.reload();
    const parcel = main.getByRole('radio', { name: /^DPD Classic/ });
    await parcel.check();
    expect(await isHydrated(page)).toBe(false);
    await again.comes();
    await expect.poll(() => parcel.isChecked()).toBe(true);
    await main.getByRole('button', { name: english.toPayment }).click();
    await main.getByRole('button', { name: english.toSummary }).waitFor();
  });

  test('is kept and sent: the agreement to the terms', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtSummary(page, 'early.order@example.org', /^Bank transfer/);
    const { comes } = await withhold(page);
    await page.reload();
    const main = page.getByRole('main');
    await main.getByRole('checkbox').check();
    expect(await isHydrated(page)).toBe(false);
    await comes();
    await main.getByRole('button', { name: english.order }).click();
    await thankedFor(page, english);
  });

  test('takes effect: pieces in the cart, a filter and an order of a listing', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    const cart = await withhold(page);
    await page.goto('/shopping_cart');
    const main = page.getByRole('main');
    const pieces = main.getByRole('textbox').first();
    await pieces.fill('2');
    await pieces.blur();
    const sent = sentTo(page, '/api/session/cart/add/position');
    await cart.comes();
    expect(await sent).toMatchObject({ SKU: kit.sku, AMOUNT: 1 });

    const listing = await withhold(page);
    await page.goto('/search?q=board');
    const boxes = main.getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await main.getByRole('combobox').selectOption({ index: 1 });
    await listing.comes();
    await page.waitForURL((url) => url.searchParams.has('sort'));
    await expect.poll(() => boxes.nth(0).isChecked()).toBe(true);
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
  });

  test('takes effect in the filters of a listing, whose code comes after the page works', async () => {
    const { page } = await shop.visit();
    const comes = await withholdFile(page, /\/assets\/Narrowing-/);
    await page.goto('/search?q=board');
    await works(page);
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
});
