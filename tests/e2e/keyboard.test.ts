import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { english, kit, thankedFor } from './journey.ts';
import { shareShop } from './openShop.ts';
import { focused, tabTo } from './tabTo.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

/** In a group of radio buttons, from the first one by the arrows. */
async function choose(page: Page, first: RegExp, wanted: RegExp): Promise<void> {
  await tabTo(page, first);
  await page.keyboard.press('Space');
  while (!(await page.getByRole('radio', { name: wanted }).isChecked())) await page.keyboard.press('ArrowDown');
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const focusIsOn = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);

describe('with the keyboard alone', () => {
  test('the first stop skips to the content, and from the last one leads out of the page', async () => {
    const { page } = await shop.visit();
    await open(page, '/sales');
    await tabTo(page, /^Skip to content$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await tabTo(page, /./);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('on a listing and the start page each focus is visible, and the last one leaves the page', async () => {
    const { page } = await shop.visit();
    await open(page, '/');
    const seen = new Set<string>();
    for (let stops = 0; stops < 250; stops += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const here = await focused(page);
      expect(here).toMatchObject({ marked: true });
      seen.add(here.name);
    }
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(seen.size).toBeGreaterThan(30);
  });

  test('from the search to the order: suggestions, amount, cart, a mended error, address, shipping, payment, thanks', async () => {
    const { page } = await shop.visit();
    await open(page, '/');
    await tabTo(page, /^Search the shop$/);
    await page.keyboard.type('spare parts box');
    await page.getByRole('option', { name: kit.name }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/product/${kit.sku}`);
    await focusIsOn(page, kit.name);
    await tabTo(page, /^Amount: /);
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.getByText(`2 × ${kit.name} added to the cart`).waitFor();
    await tabTo(page, /Cart/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await focusIsOn(page, 'Cart');
    await tabTo(page, /checkout/i);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout_type');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');

    await tabTo(page, /^E-mail address/);
    await page.keyboard.type('ada@');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await page.keyboard.press('End');
    await page.keyboard.type('example.org');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout');
    await page.getByRole('textbox', { name: 'First name' }).waitFor();
    for (const [name, text] of [
      [/^First name/, 'Ada'],
      [/^Last name/, 'Muller'],
      [/^Street/, '1, rue Haute'],
      [/^Zip/, 'L-4011'],
      [/^City/, 'Esch'],
    ] as const) {
      await tabTo(page, name);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('button', { name: english.toShipping }).waitFor();
    await tabTo(page, new RegExp(`^${english.toShipping}`));
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /^DPD Classic/ }).waitFor();
    await choose(page, /^Free shipping/, /^DPD Classic/);
    await tabTo(page, new RegExp(`^${english.toPayment}`));
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /^Bank transfer/ }).waitFor();
    await choose(page, /^PayPal/, /^Bank transfer/);
    await tabTo(page, new RegExp(`^${english.toSummary}`));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: english.order }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    await tabTo(page, /^I agree/);
    await page.keyboard.press('Space');
    await tabTo(page, new RegExp(`^${english.order}`));
    await page.keyboard.press('Enter');
    await thankedFor(page, english);
    await focusIsOn(page, english.thanks);
  });

  test('a form that is not right leads to what is wrong, and a dialog gives the focus back', async () => {
    const { page } = await shop.visit();
    await open(page, '/contact');
    await tabTo(page, /^Message/);
    await tabTo(page, /^Send/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await tabTo(page, /^Log in$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (let stops = 0; stops < 20; stops += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
        .toBe(true);
      await expect.poll(() => focused(page)).toMatchObject({ marked: true });
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => (await focused(page)).name).toBe('Log in');
  });
});
