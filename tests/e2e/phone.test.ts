import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addToCart, english, guestAtAddress } from './journey.ts';
import { shareShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

/** A small phone that is held in the hand: everything here is tapped. */
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const german = { ...english, addToCart: 'In den Warenkorb' };

const school = { sku: 193021, name: 'Klots Schule: Ersatzteilkiste, Zahnräder und Achsen' };
const scarce = { sku: 193004, name: 'Klots Schule: Antriebsset mit 2 Motoren' };
const resistor = { sku: 100101, name: 'Metallschichtwiderstand 10 kΩ, 1 %, 0,25 W' };
/** AMOUNT_IN_CART_LIMIT:3, and NO_SALE. */
const flagged = { sku: 600101, name: 'Raspberry Pi 5, 8 GB' };
const shown = { sku: 500212, name: 'Oszilloskop DS1054Z, 4 Kanäle, 50\u00A0MHz' };

const amountOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Menge: ${name}` });
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ });
const textOf = async (place: Locator) => ((await place.textContent()) ?? '').replaceAll(/\s/g, ' ');

async function visitProduct(sku: number) {
  const { page } = await shop.visit({ ...phone, locale: 'de-LU' });
  await page.goto(`/product/${sku}`);
  await hydrated(page);
  return page;
}

/** Nothing is cut off or has to be pushed sideways. */
async function fits(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
}

describe('cart limits on a phone (spec §9, D13)', () => {
  test.each([
    ['5 of the educational line, and whom to ask for more', school, 5, /Bildungseinrichtungen können mehr bestellen/],
    ['2 of the scarce sets', scarce, 2, /Höchstens 2 pro Kunde/],
    ['3 by its flag AMOUNT_IN_CART_LIMIT:3', flagged, 3, /Höchstens 3 pro Kunde/],
  ])('%s', async (_, { sku, name }, limit, hint) => {
    const page = await visitProduct(sku);
    const main = page.getByRole('main');
    await expect.poll(() => main.textContent()).toMatch(hint);
    const add = main.getByRole('button', { name: german.addToCart }).first();
    for (let times = 0; times < limit; times += 1) {
      const answered = page.waitForResponse('**/api/session/cart/add/position');
      await add.tap();
      await answered;
    }
    await add.tap();
    await page
      .getByText(new RegExp(`Höchstens ${limit} pro Kunde: In Ihrem Warenkorb liegen (?:schon|jetzt) ${limit}\\.`))
      .first()
      .waitFor();
    await cart(page).tap();
    await main.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor();
    await expect.poll(() => amountOf(page, name).inputValue()).toBe(String(limit));
    await expect.poll(() => main.getByRole('button', { name: `Mehr: ${name}` }).isDisabled()).toBe(true);
    await fits(page);
  });

  test('whole steps: 15 become 20, and it says why', async () => {
    const page = await visitProduct(resistor.sku);
    const main = page.getByRole('main');
    await amountOf(page, resistor.name).tap();
    await amountOf(page, resistor.name).fill('15');
    await main.getByRole('button', { name: german.addToCart }).first().tap();
    // The field says so below itself: the button must not move away under the finger.
    await main.getByText('Nur in Schritten von 10 Stück.').waitFor();
    await cart(page).tap();
    await expect.poll(() => amountOf(page, resistor.name).inputValue()).toBe('20');
  });

  test('a product that is not for sale is marked, has no button and no price, and a forged form cannot order it', async () => {
    const page = await visitProduct(shown.sku);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: shown.name }).waitFor();
    await main.getByText(/Wir zeigen ihn zur Information/).waitFor();
    await expect.poll(() => main.getByRole('button', { name: german.addToCart }).count()).toBe(0);
    const answer = await page.request.post('/shopping_cart/add', {
      form: { SKU: String(shown.sku), AMOUNT: '1' },
      headers: { origin: shop.origin(), 'accept-language': 'de' },
    });
    expect(await answer.text()).toContain('Die letzte Änderung am Warenkorb konnte nicht ausgeführt werden.');
    expect(answer.url()).toContain('/shopping_cart');
  });

  test('below the minimum order value the cart says what is missing, and checkout what can be done about it', async () => {
    const { page } = await shop.visit({ ...phone, locale: 'de-LU' });
    const main = page.getByRole('main');
    await addToCart(page, resistor.sku, german);
    await page.goto('/shopping_cart');
    await hydrated(page);
    await expect
      .poll(() => textOf(main))
      .toContain(
        'Bestellungen mit Lieferland Luxemburg sind ab 10,00 € möglich. Es fehlen noch 9,10 €. Für die Abholung',
      );
    await fits(page);
    await amountOf(page, resistor.name).fill('300');
    await amountOf(page, resistor.name).press('Enter');
    await main.getByText('Mindestbestellwert nicht erreicht').waitFor({ state: 'detached' });
    await main.getByRole('link', { name: 'Zur Kasse' }).tap();
    await page.waitForURL('**/checkout_type');
  });
});

test('without a connection the checkout shows an error and a retry button above the sticky total', async () => {
  const { page, complaints } = await shop.visit(phone);
  const main = page.getByRole('main');
  const deliver = main.getByRole('button', { name: english.deliver });
  await addToCart(page, school.sku);
  await guestAtAddress(page, 'tunnel@example.org');
  const total = page.getByText('Total, plus shipping');
  // Right above the total: what comes before the button pushes it down.
  await deliver.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await page.context().setOffline(true);
  await deliver.tap();
  const alert = main.getByRole('alert').filter({ hasText: 'There is no connection to the shop.' });
  await alert.waitFor();
  const edge = (place: Locator, of: 'top' | 'bottom') =>
    place.evaluate((element, name) => element.getBoundingClientRect()[name], of);
  const top = await edge(total, 'top');
  expect(await edge(alert, 'bottom')).toBeLessThan(top);
  expect(await edge(deliver, 'bottom')).toBeLessThan(top);
  expect(complaints.splice(0).every((line) => line.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
});

test('on the smallest phone a button of a listing has its words on one line; in the list, where it has a sign, it stands beside its amount', async () => {
  const { page } = await shop.visit({ ...phone, viewport: { width: 320, height: 640 }, locale: 'de-LU' });
  const main = page.getByRole('main');
  await page.goto('/category/1.2.2.1');
  const words = main.getByText(german.addToCart, { exact: true }).first();
  await expect.poll(() => words.evaluate(linesOf)).toBe(1);
  await page.goto('/category/1.2.2.1?view=list');
  const row = main
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .first();
  const button = row.getByRole('button', { name: german.addToCart });
  const middle = async (one: typeof button) => {
    const box = await one.boundingBox();
    return box === null ? null : Math.round(box.y + box.height / 2);
  };
  await expect.poll(() => middle(button)).toBe(await middle(row.getByRole('textbox')));
});

/** Elements that reach into the margin at the window's edge. The pictures of a product stand in rows that scroll (record 0095): the rows count, what is in them does not. */
function inTheGutter(main: Element): string[] {
  const end = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingInlineEnd);
  const rows = [...(main.querySelector('#picture-1')?.parentElement?.parentElement?.children ?? [])];
  const isPicture = (element: Element) => rows.some((row) => row !== element && row.contains(element));
  return [...main.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !isPicture(element))
    .filter((element) => element.getBoundingClientRect().right > end + 1)
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
}

function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ top }) => top)).size;
}

test('WCAG 1.4.4: with letters of 200 % nothing has to be pushed sideways, and the search keeps a field', async () => {
  const { page } = await shop.visit({ ...phone, locale: 'de-LU' });
  await addToCart(page, school.sku, german);
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const field = page.getByLabel('Im Shop suchen');
  for (const path of [
    '/',
    '/category/1.2.2.1',
    '/category/1.2.2.1?view=list',
    `/product/${school.sku}`,
    '/shopping_cart',
    '/checkout_type',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await fits(page);
    expect(await field.evaluate((input) => input.clientWidth), path).toBeGreaterThan(120);
    for (const button of await page.getByRole('main').getByText(german.addToCart, { exact: true }).all())
      expect(await button.evaluate((element) => element.clientWidth), path).toBeGreaterThan(200);
    expect(await page.getByRole('main').evaluate(inTheGutter), path).toEqual([]);
  }
  await page.goto('/');
  const tiles = page.getByRole('list', { name: 'Kategorien' }).getByRole('listitem');
  expect(await tiles.first().evaluate((tile) => tile.clientWidth)).toBeGreaterThan(200);
  await page.goto('/category/1.2.2');
  const heading = page.getByRole('heading', { level: 1, name: 'Bauelemente' });
  expect(await heading.evaluate(linesOf), 'of "Bauelemente"').toBe(1);
});

describe('finding on a phone', () => {
  test('by a part number, by a typo, by a facet; and the facets lie over the page', async () => {
    const { page } = await shop.visit({ ...phone, locale: 'de-LU' });
    const main = page.getByRole('main');
    const field = page.getByLabel('Im Shop suchen');
    await page.goto('/');
    await hydrated(page);
    await field.tap();
    await field.fill('mfr-25frf52-10k');
    await page.getByRole('option', { name: resistor.name }).tap();
    await main.getByRole('heading', { level: 1, name: resistor.name }).waitFor();
    await fits(page);
    await field.fill('oszilloskp');
    await field.press('Enter');
    await main.getByText('Angezeigt werden Ergebnisse für „oszilloskop“.').waitFor();
    await fits(page);
    await page.goto('/category/1.2.2.1');
    await hydrated(page);
    const all = await main.getByRole('status').first().textContent();
    await main.getByRole('button', { name: 'Filter' }).tap();
    const panel = page.getByRole('dialog').or(main.getByRole('form')).first();
    await panel.getByRole('checkbox').first().tap();
    await page.waitForURL(/[?&]f\./);
    await page
      .getByRole('button', { name: /^[\d\s.]+ Artikel anzeigen$/ })
      .first()
      .tap();
    await expect.poll(() => main.getByRole('status').first().textContent()).not.toBe(all);
    await fits(page);
  });
});
