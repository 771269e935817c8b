import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addToCart, english, guestAtSummary, kit, order, thankedFor } from './journey.ts';
import { shareShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

/** Shows a page as the printer has it, of a reader whose screens are dark. */
async function printed(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

const visibleOf = (page: Page, css: string) =>
  page
    .locator(css)
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 90)),
    );

const coloursOf = (page: Page) =>
  page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);

/** On paper: neither header, menu, banner and footer, nor anything to press, in the colours of a light screen. The page is on a light screen afterwards. */
async function expectPaper(page: Page): Promise<void> {
  await expect
    .poll(() => visibleOf(page, 'header:not(main *), footer, nav, button, dialog, [role=dialog]'))
    .toEqual([]);
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const onPaper = await coloursOf(page);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(onPaper).toEqual(await coloursOf(page));
}

test('a product is printed without the page around it', async () => {
  const { page } = await shop.visit();
  await printed(page, `/product/${kit.sku}`);
  await expectPaper(page);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(kit.name);
});

test('a first visit prints no question about cookies', async () => {
  const { page } = await shop.visit();
  await page.context().clearCookies();
  await printed(page, `/product/${kit.sku}`);
  await expectPaper(page);
});

test('cart and order are printed without the page around them', async () => {
  const { page } = await shop.visit();
  await addToCart(page, kit.sku);
  await printed(page, '/shopping_cart');
  await expectPaper(page);
  await expect.poll(() => page.getByRole('main').getByText(kit.name).first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await guestAtSummary(page, 'print@example.org', /^Bank transfer/);
  await order(page, english);
  const number = await thankedFor(page, english);
  await printed(page, `/order/${number}`);
  await expectPaper(page);
  await expect.poll(() => page.getByText('IBAN').isVisible()).toBe(true);
});
