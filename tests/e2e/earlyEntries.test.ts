import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addToCart, english, guestAtAddress, guestAtSummary, kit, thankedFor, typeAddress } from './journey.ts';
import { openShop } from './openShop.ts';
import { hydrated, withholdFile } from './visit.ts';

const shop = openShop();

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

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset['hydrated'] === 'true');

/** The body of the next request to a path, in wire names. */
async function sentTo(page: Page, path: string): Promise<unknown> {
  return (await page.waitForRequest(`**${path}`)).postDataJSON();
}

describe('what is pressed before the page works', () => {
  test('does its work once it does, and no form shows its fields in the address', async () => {
    const { page } = await shop.visit();
    const { comes } = await withhold(page);
    await page.goto('/contact');
    await page.getByRole('main').getByRole('textbox').first().fill('unsent');
    await page.getByRole('main').getByRole('textbox').first().press('Enter');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Private/ })
      .click();
    expect(new URL(page.url()).search).toBe('');
    await comes();
    await page.getByRole('dialog').waitFor();
  });
});

/** Presses a button between two slices of the work that takes the page over, which is slowed down; answers whether it was over by then. */
async function pressMeanwhile(page: Page, path: string, button: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript((selector) => {
    const press = () => {
      const page = document.documentElement;
      page.dataset['pressedAfter'] = page.dataset['hydrated'] ?? 'false';
      const button = document.querySelector<HTMLElement>(selector);
      if (button === null) throw new Error(`The page has no ${selector}.`);
      button.click();
    };
    new MutationObserver((_, watch) => {
      watch.disconnect();
      setTimeout(press);
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrating'] });
  }, button);
  await page.goto(path);
  await hydrated(page);
  return page.evaluate(() => document.documentElement.dataset['pressedAfter'] !== 'false');
}

describe('what is pressed while the page is being taken over', () => {
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
    await page.getByText(`1 × ${kit.name} added to the cart`).waitFor();
    await page.waitForTimeout(500);
    expect(sent).toMatchObject([{ SKU: kit.sku, AMOUNT: 1 }]);
    expect(new URL(page.url()).pathname).toBe(`/product/${kit.sku}`);
  });
});

describe('what is entered before the page works', () => {
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

  test('counts before what is pressed: the agreement that is ticked, and the order', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtSummary(page, 'early.order@example.org', /^Bank transfer/);
    const { comes } = await withhold(page);
    await page.reload();
    const main = page.getByRole('main');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: english.order }).click();
    expect(await isHydrated(page)).toBe(false);
    await comes();
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
});
