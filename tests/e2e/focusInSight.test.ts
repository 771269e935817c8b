import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addToCart, english, guestAtAddress, kit } from './journey.ts';
import { shareShop } from './openShop.ts';
import { hydrated, settled } from './visit.ts';

const shop = shareShop();

/** The smallest common phone, with a keyboard. */
const phone = { viewport: { width: 360, height: 640 } };

/** Whether what has the focus is seen: nothing lies on its lower edge, and it is within the window. Sideways the menu scrolls, and may cut its end. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint(Math.min(Math.max(left, 0) + 4, innerWidth - 8), bottom - 2);
    return there !== null && (element.contains(there) || there.contains(element) || there.closest('label') !== null);
  });

const nameOf = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Tabs through the page once, as far as its last stop or one of a name, and tells each stop that something lies on. */
async function hiddenStops(page: Page, last?: RegExp): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return hidden;
    const seen = await expect
      .poll(() => isInSight(page), { timeout: 2000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    const name = await nameOf(page);
    if (!seen) hidden.push(name);
    if (last?.test(name)) return hidden;
  }
  throw new Error('The page has no end for the keyboard.');
}

async function begin(): Promise<Page> {
  const { page } = await shop.visit(phone);
  await addToCart(page, kit.sku);
  return page;
}

test('WCAG 2.4.11: on a phone nothing that has the focus lies behind the total that stays in sight', async () => {
  const page = await begin();
  await guestAtAddress(page, 'sight@example.org');
  expect(await hiddenStops(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: english.deliver }).click();
  await page.getByRole('main').getByRole('button', { name: english.toShipping }).click();
  await page.getByRole('main').getByRole('button', { name: english.toPayment }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await hiddenStops(page)).toEqual([]);
});

test.each(['/shopping_cart', '/checkout'])(
  'WCAG 2.4.11: nor behind the question about cookies: %s on a phone',
  async (path) => {
    const page = await begin();
    if (path === '/checkout') await guestAtAddress(page, 'cookies@example.org');
    await page.context().clearCookies({ name: 'cm' });
    await page.goto(path);
    await settled(page);
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    expect(await hiddenStops(page)).toEqual([]);
  },
);

test('WCAG 2.4.11: nor behind the button that closes the filters of a listing', async () => {
  const { page } = await shop.visit(phone);
  await page.goto('/category/1.2.4');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filter/ })
    .click();
  await page.getByRole('button', { name: /^Show \d/ }).waitFor();
  expect(await hiddenStops(page, /^Show \d/)).toEqual([]);
});
