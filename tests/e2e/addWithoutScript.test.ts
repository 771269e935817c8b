import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const listings = ['/category/1.2.4', '/search?q=resistor'].flatMap((path) => {
  const list = `${path}${path.includes('?') ? '&' : '?'}view=list`;
  return [
    ['grid', path],
    ['list', list],
  ] as const;
});

/** The third product of a listing: the shopper has scrolled to it. */
const formOf = (page: Page) => page.getByRole('main').locator('form[action^="/shopping_cart/add"]').nth(2);

/** Distance of the form's middle from the middle of the window, as a part of the window's height. */
const offsetOf = (page: Page) =>
  formOf(page).evaluate((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 / innerHeight - 0.5);
  });

const addButton = (page: Page) => formOf(page).getByRole('button', { name: /^Add to cart: / });

/** The sentence that says what the third product's form adds. */
async function sentenceOf(page: Page): Promise<string> {
  const name = ((await addButton(page).getAttribute('aria-label')) ?? '').replace('Add to cart: ', '');
  return `${await piecesOf(page)} × ${name} added to the cart`;
}

const piecesOf = (page: Page) => formOf(page).locator('input[name=AMOUNT]').inputValue();

/** The product is in the cart once, and the shopper still stands at its form. */
async function expectAdded(page: Page, path: string): Promise<void> {
  const pieces = await piecesOf(page);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(path);
  expect(await offsetOf(page)).toBeLessThan(0.5);
  // The message is shown before the server has answered: a page that is loaded meanwhile may still be without the product.
  const amountsInCart = async () => {
    await page.goto('/shopping_cart');
    const amounts = await page.getByRole('main').locator('input[name=AMOUNT]').all();
    return Promise.all(amounts.map((amount) => amount.inputValue()));
  };
  await expect.poll(amountsInCart).toEqual([pieces]);
}

describe('a tap on "add to cart" on a phone leaves the shopper where they are', () => {
  for (const delay of [200, 1000, 3000])
    test.each(listings)(`%s of %s, ${delay} ms after the page has come`, async (_, path) => {
      const { page } = await shop.visit(phone);
      const session = await page.context().newCDPSession(page);
      // A cheap phone: its page hydrates for a while.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.waitForTimeout(delay);
      // Awaited from before the tap: a toast goes after two seconds.
      const said = page
        .getByText(await sentenceOf(page))
        .first()
        .waitFor();
      await addButton(page).tap();
      await said;
      await hydrated(page);
      await expectAdded(page, path);
    });
});

describe('without script', () => {
  test.each(listings)('the form leads back to itself and says what was added: %s of %s', async (_, path) => {
    const { page } = await shop.visit({ ...phone, javaScriptEnabled: false });
    await page.goto(path);
    await addButton(page).tap();
    await page.waitForURL(/[?&]added=/);
    expect(new URL(page.url()).hash).not.toBe('');
    await page.getByText(/ added to the cart$/).waitFor();
    expect(page.url()).toContain(path);
    expect(await offsetOf(page)).toBeLessThan(0.5);
  });

  test('another colour of a cable is chosen on its page, and is what the cart gets', async () => {
    const { page } = await shop.visit({ ...phone, javaScriptEnabled: false });
    await page.goto('/product/1120002');
    const choice = (attribute: string) => page.getByRole('group', { name: attribute });
    const blue = choice('Colour').getByRole('link', { name: 'Colour: blue' });
    await expect.poll(async () => (await blue.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await blue.tap();
    await page.waitForURL('**/product/1120022');
    await page.getByRole('heading', { level: 1, name: /1\sm, blue$/ }).waitFor();
    await choice('Length')
      .locator('[aria-current=true]', { hasText: /^Length: 1\sm$/ })
      .waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .tap();
    await page.waitForURL(/[?&]added=/);
    await page.goto('/shopping_cart');
    await page
      .getByRole('main')
      .getByRole('link', { name: /1\sm, blue$/ })
      .first()
      .waitFor();
  });
});

test('without script the menu of a phone stands once: its groups are links', async () => {
  const { page } = await shop.visit({ ...phone, javaScriptEnabled: false });
  await page.goto('/');
  const groups = page.getByRole('list', { name: 'Product groups' });
  await groups.getByRole('link', { name: 'Components' }).waitFor();
  await expect.poll(() => groups.getByRole('button').count()).toBe(0);
  await expect.poll(() => groups.getByRole('link').count()).toBe(8);
});
